import * as contract from "@ats/core/settings/contract";
import type { FullDisk } from "../kernel/failure.ts";
import { implementPublic } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { clockProblem } from "../kernel/steady-clock.ts";
import { before, latest } from "../kernel/time.ts";
import { globalFlagsHandlers } from "./global-flags.ts";
import { listInheritance } from "./list-inheritance.ts";
import { listSettingChanges } from "./setting-changes.ts";
import { globalSettingsHandlers } from "./global-settings.ts";
import { companySettingsHandlers } from "./company-settings.ts";

const getEnvironment = implementPublic(contract.getEnvironment, async ({ services }) => {
  const { name, texts, text } = contract.environmentKeys;
  const { environment } = await services.system
    .selectFrom("global_settings")
    .select("environment")
    .executeTakeFirstOrThrow();
  const values: Record<string, string> = {
    ...services.environment,
    ...(environment.name && { [name]: environment.name }),
    ...(environment.text && { [text]: environment.text }),
    ...(services.texts && { [texts]: "on" }),
  };
  return { records: Object.entries(values).map(([key, val]) => ({ key, val })) };
});

const health = implementPublic(contract.health, async ({ services }) => {
  await services.system.selectFrom("companies").select("id").limit(1).execute();
  const disks = await fullDisks(services);
  const clock = await clockProblem(services);
  const problems = disks.map(
    (disk) => `The disk that holds the ${disk} is full. Free space on it.`,
  );
  if (clock) problems.push(clock);
  return { status: problems.length > 0 ? ("degraded" as const) : ("ok" as const), problems };
});

/** Time after which a disk that refused a write is taken to have room again. */
const fullMs = 5 * 60_000;

async function fullDisks({ fullDisks, hasRoom, clock }: Services): Promise<FullDisk[]> {
  const now = clock();
  const refused = [...(fullDisks ?? [])]
    .filter(([, at]) => at > before(now, fullMs) && at <= latest(now))
    .map(([disk]) => disk);
  return hasRoom && !(await hasRoom()) ? [...new Set([...refused, "database" as const])] : refused;
}

export const settingsHandlers = [
  getEnvironment,
  health,
  ...globalSettingsHandlers,
  ...globalFlagsHandlers,
  ...companySettingsHandlers,
  listInheritance,
  listSettingChanges,
];
