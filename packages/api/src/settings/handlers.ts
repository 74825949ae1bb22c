import * as contract from "@ats/core/settings/contract";
import { implementPublic } from "../kernel/implement.ts";
import { globalSettingsHandlers } from "./global-settings.ts";
import { specificSettingsHandlers } from "./specific-settings.ts";

const getEnvironment = implementPublic(contract.getEnvironment, async ({ services }) => {
  const texts = services.texts && { [contract.environmentKeys.texts]: "on" };
  const values: Record<string, string> = { ...services.environment, ...texts };
  return { records: Object.entries(values).map(([key, val]) => ({ key, val })) };
});

const health = implementPublic(contract.health, async ({ services }) => {
  await services.system.selectFrom("companies").select("id").limit(1).execute();
  return { status: "ok" as const };
});

export const settingsHandlers = [
  getEnvironment,
  health,
  ...globalSettingsHandlers,
  ...specificSettingsHandlers,
];
