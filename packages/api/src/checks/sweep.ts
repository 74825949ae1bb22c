import { dayOf } from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import type { Services } from "../app/services.ts";
import { ofHeld } from "../candidates/legal-hold.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { recordByNobody } from "../documents/envelopes.ts";
import { before } from "../session/lifetime.ts";
import { readSettings } from "./settings.ts";

type Needed = Pick<Services, "system" | "clock" | "files">;

/** How long a copy waits for the check that it is for. */
const waitsMs = 24 * 60 * 60_000;

/** Tells of follow-ups that have become due, and destroys copies whose time is over. */
export async function sweepChecks(services: Needed): Promise<void> {
  const { system, clock, files } = services;
  const now = clock();
  const today = dayOf(now);
  for (const { id } of await system.selectFrom("companies").select("id").execute()) {
    const keys = await inCompany(system, id, async (db) => {
      const { due_days, unhired_days } = await readSettings(db);
      await tellDue(db, id, { today, due_days, now });
      const since = before(now, unhired_days * 24 * 60 * 60_000);
      return [...(await destroyKept(db, id, today, since, now)), ...(await dropWaiting(db, now))];
    });
    for (const key of keys) await files.remove(key);
  }
}

/** The job's recruiter is notified once of each date. */
async function tellDue(
  db: CompanyDb,
  company_id: number,
  { today, due_days, now }: { today: string; due_days: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ application_id: number; due_date: string; recruiter_id: number }>`
    update right_to_work r set told_due_date = r.due_date
    from applications a join jobs j on j.id = a.job_id
    where a.id = r.application_id and r.company_id = ${company_id} and r.due_date is not null
      and r.told_due_date is distinct from r.due_date
      and r.due_date <= ${today}::date + ${due_days}::int
      and (r.end_date is null or r.end_date >= ${today}::date)
      and a.status not in ('REJECTED','WITHDRAWN')
    returning r.application_id, r.due_date::text, j.recruiter_id`.execute(db);
  for (const { application_id, due_date, recruiter_id } of rows) {
    const line = { company_id, application_id, type: "check_due" as const, value_after: due_date };
    const activity_id = await recordByNobody(db, line, now);
    await db
      .insertInto("notifications")
      .values({ company_id, user_id: recruiter_id, activity_id, created_date_time: now })
      .execute();
  }
}

/**
 * Copies are kept for employment and the time set after it; of who was not hired, for the days set
 * after the application ended. Nothing goes of who is under legal hold. That there was a check stays
 * on record. Returns the files that go.
 */
async function destroyKept(
  db: CompanyDb,
  company_id: number,
  today: string,
  since: Date,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ application_id: number }>`
    update right_to_work_checks k
    set destroyed_date_time = ${now}, share_code = null, restrictions = '', documents = '{}'
    from applications a left join right_to_work r on r.application_id = a.id
    where k.company_id = ${company_id} and k.destroyed_date_time is null and a.id = k.application_id
      and not ${ofHeld}
      and (r.kept_until < ${today}::date
        or r.end_date is null and a.status in ('REJECTED','WITHDRAWN') and a.status_date_time < ${since})
    returning k.application_id`.execute(db);
  const ids = [...new Set(rows.map(({ application_id }) => application_id))];
  for (const application_id of ids)
    await recordByNobody(
      db,
      { company_id, application_id, type: "check_destroyed", value_after: "" },
      now,
    );
  return removeEvidence(db, ids);
}

/** Takes the copies of applications off the record; returns their files, to be removed. */
export async function removeEvidence(db: CompanyDb, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .deleteFrom("check_evidence")
    .where("application_id", "in", [...ids])
    .returning("file_key")
    .execute();
  return gone.map(({ file_key }) => file_key);
}

/** Copies whose check was never recorded. */
async function dropWaiting(db: CompanyDb, now: Date): Promise<string[]> {
  const { rows: gone } = await sql<{ file_key: string }>`
    delete from check_evidence e using applications a
    where a.id = e.application_id and not ${ofHeld} and e.check_id is null
      and e.created_date_time < ${before(now, waitsMs)}
    returning e.file_key`.execute(db);
  return gone.map(({ file_key }) => file_key);
}
