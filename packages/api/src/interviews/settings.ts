import * as contract from "@ats/core/interviews/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { type RawBuilder, sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { hasRight } from "../roles/has-right.ts";
import { googleMeetOf } from "../connections/google-meet.ts";
import { daysOff } from "./days-off.ts";
import { before } from "../kernel/time.ts";
import { isOffered } from "../users/offered-users.ts";

/** Reads the company's interview settings. */
export async function interviewSettings(db: CompanyDb, company_id: number) {
  const saved = await db
    .selectFrom("interview_settings")
    .select(["settings", "version"])
    .where("company_id", "=", company_id)
    .executeTakeFirst();
  return { ...defaultInterviewSettings, ...saved?.settings, version: saved?.version ?? 0 };
}

/** The zone in which a company counts days. */
export const timeZoneOf = (company_id: RawBuilder<unknown>) =>
  sql<string>`coalesce((select s.settings->>'time_zone'
    from interview_settings s where s.company_id = ${company_id}),
    ${defaultInterviewSettings.time_zone})`;

/** Column `time_zone` for the company of row `j`. */
export const timeZoneColumn = timeZoneOf(sql.ref("j.company_id")).as("time_zone");

/** When to remind the participants; null if that time has passed. */
export async function reminderOf(
  db: CompanyDb,
  company_id: number,
  start: string,
  now: Date,
): Promise<Date | null> {
  const { reminder_hours } = await interviewSettings(db, company_id);
  const reminder = before(new Date(start), reminder_hours * 60 * 60_000);
  return reminder_hours > 0 && reminder > now ? reminder : null;
}

export const options = implement(contract.getInterviewOptions, async ({ actor, db, services }) => {
  const people = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("company_id", "=", actor.company_id)
    .where(hasRight("users", "VIEW_INTERVIEWS"))
    .where(isOffered("users"))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  // Only recent interviews count, so a room that is no longer used leaves the list.
  const { rows } = await sql<{ room: string }>`
    select room from (select room from interviews where company_id = ${actor.company_id}
      order by start_date_time desc limit 1000) latest
    where room <> '' group by room order by count(*) desc, room limit 50`.execute(db);
  const settings = await interviewSettings(db, actor.company_id);
  const meet = await googleMeetOf(db, actor.company_id);
  const year = services.clock().getUTCFullYear();
  return {
    people,
    rooms: rows.map(({ room }) => room),
    settings,
    google_meet: Boolean(meet && services.meetings),
    days_off: await daysOff(settings, [year - 1, year, year + 1]),
  };
});
