import * as contract from "@ats/core/checks/contract";
import { type CheckSettings, defaultCheckSettings } from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { counted } from "../settings/counted.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";
import { lockSettings } from "../settings/store-setting.ts";

/** Reads the company's durations; the defaults, version 0, until it saves its own. */
export async function readSettings(db: CompanyDb): Promise<CheckSettings & { version: number }> {
  const row = await db
    .selectFrom("check_settings")
    .select(["settings", "version"])
    .executeTakeFirst();
  return { ...defaultCheckSettings, ...row?.settings, version: row?.version ?? 0 };
}

export const checkSettingsParticipant: SettingParticipant<"check_settings"> = {
  /** Moves the end of copies whose person has left. */
  onChange: ({ actor, db, services }, _, { kept_months }) =>
    sql`update right_to_work
      set kept_until = end_date + make_interval(months => ${kept_months}),
        kept_until_set_date_time = ${services.clock()}
      where company_id = ${actor.company_id} and end_date is not null
        and kept_until <> (end_date + make_interval(months => ${kept_months}))::date`.execute(db),
  async effects({ actor, db }, before, { kept_months }) {
    if (before.kept_months === kept_months) return [];
    const { rows } = await sql<{ people: number }>`select count(*)::int as people from right_to_work
      where company_id = ${actor.company_id} and end_date is not null
        and kept_until <> (end_date + make_interval(months => ${kept_months}))::date`.execute(db);
    const { people = 0 } = rows[0] ?? {};
    const earlier = kept_months < before.kept_months ? "earlier" : "later";
    return people > 0
      ? [`Copies of ${counted(people, "person", "people")} will be destroyed ${earlier}.`]
      : [];
  },
};

const saveSettings = implement(contract.saveCheckSettings, async (call) => {
  const { body, db, version } = call;
  await lockSettings(call);
  if ((await readSettings(db)).version !== version) throw stale("These settings were");
  const participant = checkSettingsParticipant;
  await changeSetting(call, "check_settings", { value: body, participant });
  return { ...body, version: version + 1 };
});

export const settingsHandlers = [
  implement(contract.getCheckSettings, ({ db }) => readSettings(db)),
  saveSettings,
];
