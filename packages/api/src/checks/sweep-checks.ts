import { dayOf, overdueReason } from "@ats/core/checks/right-to-work";
import { addDays } from "@ats/core/days/days";
import { type RawBuilder, sql } from "kysely";
import { eachCompany } from "../kernel/each-company.ts";
import type { Services } from "../kernel/services.ts";
import { ofHeld } from "../candidates/legal-hold.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { recordWithoutUser } from "../documents/envelopes.ts";
import { removeDropped } from "../files/dropped-files.ts";
import { notify } from "../notifications/notify.ts";
import { readSettings } from "./settings.ts";
import { before } from "../kernel/time.ts";

type Needed = Pick<Services, "system" | "clock" | "files" | "live">;

/** A copy waits this long for its check, and a deletion date can be taken back for this long. */
const dayMs = 24 * 60 * 60_000;

/** Notifies about checks that have become due, and destroys copies whose time is over. */
export async function sweepChecks(services: Needed): Promise<void> {
  const { system, clock, live } = services;
  const now = clock();
  const today = dayOf(now);
  const companies = await system.selectFrom("companies").select("id").execute();
  await eachCompany(companies, async (id) => {
    const lines = await inCompany(system, id, async (db) => {
      const { due_days, unhired_days } = await readSettings(db);
      const late = await notifyDue(db, id, { today, before: today, isOverdue: true, now });
      const before = addDays(today, due_days + 1);
      const due = await notifyDue(db, id, { today, before, isOverdue: false, now });
      const destroyed = await destroyExpired(db, id, { today, unhired_days, now });
      await deleteUnusedUploads(db, now);
      return [...late, ...due, ...destroyed];
    });
    for (const [job_id, ofJob] of Map.groupBy(lines, (line) => line.job_id))
      await live.publish({
        company_id: id,
        job_id,
        application_ids: [...new Set(ofJob.map(({ application_id }) => application_id))],
        activity_ids: ofJob.map(({ activity_id }) => activity_id),
      });
    await removeDropped(services, id);
  });
}

/** An activity that the sweep recorded. */
interface Line {
  application_id: number;
  job_id: number;
  activity_id: number;
}

/** Notifies the job's recruiter once about each due date, and once more when it is overdue. */
async function notifyDue(
  db: CompanyDb,
  company_id: number,
  {
    today,
    before,
    isOverdue,
    now,
  }: { today: string; before: string; isOverdue: boolean; now: Date },
): Promise<Line[]> {
  const { rows } = await sql<{
    application_id: number;
    job_id: number;
    recruiter_id: number;
    due_date: string;
  }>`
    update right_to_work r
    set notified_due_date = r.due_date ${isOverdue ? sql`, notified_overdue_date = r.due_date` : sql``}
    from applications a join jobs j on j.id = a.job_id
    where a.id = r.application_id and r.company_id = ${company_id} and r.due_date is not null
      and ${sql.ref(isOverdue ? "r.notified_overdue_date" : "r.notified_due_date")} is distinct from r.due_date
      and r.due_date < ${before}::date
      and (r.end_date is null or r.end_date >= ${today}::date)
      and a.status not in ('REJECTED','WITHDRAWN')
    returning r.application_id, a.job_id, j.recruiter_id, r.due_date::text`.execute(db);
  const lines: Line[] = [];
  for (const { application_id, job_id, recruiter_id, due_date } of rows) {
    const line = {
      company_id,
      application_id,
      type: "check_due" as const,
      value_after: due_date,
      ...(isOverdue && { reason: overdueReason }),
    };
    const activity_id = await recordWithoutUser(db, line, now);
    await notify(db, {
      activity_ids: [activity_id],
      recipients: [{ user_id: recruiter_id, reason: "RECRUITER" }],
    });
    lines.push({ application_id, job_id, activity_id });
  }
  return lines;
}

/**
 * Destroys copies after employment and the time set for it; for other applicants, some days after
 * the application ended. A date set less than a day ago can still be taken back. Copies of
 * candidates under legal hold stay. The record still says that there was a check.
 */
async function destroyExpired(
  db: CompanyDb,
  company_id: number,
  { today, unhired_days, now }: { today: string; unhired_days: number; now: Date },
): Promise<Line[]> {
  const { rows } = await sql<{ application_id: number; job_id: number }>`
    update right_to_work_checks k
    set destroyed_date_time = ${now}, share_code = null, restrictions = '', documents = '{}'
    from applications a left join right_to_work r on r.application_id = a.id
    where k.company_id = ${company_id} and k.destroyed_date_time is null and a.id = k.application_id
      and not ${ofHeld}
      and (r.kept_until < ${today}::date
          and coalesce(r.kept_until_set_date_time, '-infinity') <= ${before(now, dayMs)}
        or r.end_date is null and a.status in ('REJECTED','WITHDRAWN')
          and a.status_date_time < ${before(now, unhired_days * dayMs)})
    returning k.application_id, a.job_id`.execute(db);
  const lines: Line[] = [];
  for (const [application_id, job_id] of new Map(
    rows.map((row) => [row.application_id, row.job_id]),
  )) {
    const line = { company_id, application_id, type: "check_destroyed" as const, value_after: "" };
    lines.push({ application_id, job_id, activity_id: await recordWithoutUser(db, line, now) });
  }
  await removeEvidence(
    db,
    lines.map(({ application_id }) => application_id),
  );
  return lines;
}

/** Deletes the copies of applications; the sweep removes their files. */
export async function removeEvidence(db: CompanyDb, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await destroy(
    db,
    sql`delete from check_evidence where application_id = any(${[...ids]}::bigint[])
      returning company_id, file_key`,
  );
}

/** Deletes copies whose check was never recorded. */
const deleteUnusedUploads = (db: CompanyDb, now: Date) =>
  destroy(
    db,
    sql`delete from check_evidence e using applications a
      where a.id = e.application_id and not ${ofHeld} and e.check_id is null
        and e.created_date_time < ${before(now, dayMs)}
      returning e.company_id, e.file_key`,
  );

/** Keeps the file keys of deleted rows until the files are removed. */
const destroy = (db: CompanyDb, gone: RawBuilder<unknown>) =>
  sql`with gone as (${gone}) insert into files_to_delete (company_id, file_key)
    select company_id, file_key from gone`.execute(db);
