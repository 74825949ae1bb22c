import * as contract from "@ats/core/checks/contract";
import { type CheckSettings, dayOf, defaultCheckSettings } from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { counted } from "../settings/counted.ts";
import type { SettingCall, SettingParticipant } from "../settings/setting-participant.ts";
import { before } from "../kernel/time.ts";
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
  async effects(call, old, after) {
    const [moved, destroyed, due] = await Promise.all([
      old.kept_months === after.kept_months ? 0 : countMoved(call, after.kept_months),
      old.unhired_days > after.unhired_days ? countDestroyed(call, old, after) : 0,
      old.due_days === after.due_days ? 0 : countNewlyDue(call, old, after),
    ]);
    const earlier = after.kept_months < old.kept_months ? "earlier" : "later";
    const people = counted(Math.abs(due), "person", "people");
    return [
      ...(moved > 0
        ? [`Copies of ${counted(moved, "person", "people")} will be destroyed ${earlier}.`]
        : []),
      ...(destroyed > 0
        ? [
            `Copies of ${counted(destroyed, "applicant", "applicants")} who were not hired will be destroyed within a day.`,
          ]
        : []),
      ...(due > 0 ? [`${people} more will be listed as due for a follow-up.`] : []),
      ...(due < 0 ? [`${people} fewer will be listed as due for a follow-up.`] : []),
    ];
  },
};

type Place = Pick<SettingCall, "actor" | "db" | "services">;

/** People who have left, whose copies would end on another day. */
async function countMoved({ actor, db }: Place, kept_months: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from right_to_work
    where company_id = ${actor.company_id} and end_date is not null
      and kept_until <> (end_date + make_interval(months => ${kept_months}))::date`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Applicants not hired whose copies a shorter time ends at once. */
async function countDestroyed(
  { actor, db, services }: Place,
  old: CheckSettings,
  next: CheckSettings,
): Promise<number> {
  const since = ({ unhired_days }: CheckSettings) =>
    before(services.clock(), unhired_days * 24 * 60 * 60_000);
  const { rows } = await sql<{ people: number }>`
    select count(distinct a.id)::int as people from right_to_work_checks k
    join applications a on a.id = k.application_id
    left join right_to_work r on r.application_id = a.id
    where k.company_id = ${actor.company_id} and k.destroyed_date_time is null
      and r.end_date is null and a.status in ('REJECTED', 'WITHDRAWN')
      and a.status_date_time < ${since(next)} and a.status_date_time >= ${since(old)}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** People who would come onto the list of follow-ups; negative for those who would leave it. */
async function countNewlyDue(
  { actor, db, services }: Place,
  old: CheckSettings,
  next: CheckSettings,
): Promise<number> {
  const today = dayOf(services.clock());
  const until = ({ due_days }: CheckSettings) =>
    sql<number>`(count(*) filter (where due_date <= ${today}::date + ${due_days}::int))::int`;
  const { rows } = await sql<{ more: number }>`select ${until(next)} - ${until(old)} as more
    from right_to_work where company_id = ${actor.company_id} and due_date is not null`.execute(db);
  return rows[0]?.more ?? 0;
}

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
