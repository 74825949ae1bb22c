import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/**
 * Notifies a job's followers, recruiter, hiring manager and team of activities on its applications.
 * Leaves out the author, and users who want no notifications. Part of the caller's transaction.
 */
export async function notifyFollowers(
  db: CompanyDb,
  notice: {
    activity_ids: readonly number[];
    job_id: number;
    /** Null for the candidate. */
    initiator_id: number | null;
    silent: boolean;
  },
): Promise<void> {
  if (notice.activity_ids.length === 0) return;
  await sql`
    insert into notifications (company_id, user_id, activity_id, silent, created_date_time)
    select a.company_id, f.user_id, a.id, ${notice.silent}, a.created_date_time
    from activities a
    join jobs j on j.company_id = a.company_id and j.id = ${notice.job_id}
    join lateral (select j.recruiter_id union select j.hiring_manager_id
        union select m.user_id from job_members m
          where m.company_id = j.company_id and m.job_id = j.id) f (user_id)
      on f.user_id is distinct from ${notice.initiator_id}::bigint
    join users u on u.company_id = a.company_id and u.id = f.user_id and u.send_notification
    where a.id = any(${[...notice.activity_ids]}::bigint[])
  `.execute(db);
}

/** Notifies people of an activity, except those who want no notifications. */
export const notifyPeople = (
  db: CompanyDb,
  { activity_id, people }: { activity_id: number; people: readonly number[] },
) =>
  sql`insert into notifications (company_id, user_id, activity_id, created_date_time)
    select v.company_id, u.id, v.id, v.created_date_time from activities v
    join users u on u.company_id = v.company_id and u.send_notification
      and u.id = any(${[...new Set(people)]}::bigint[])
    where v.id = ${activity_id}`.execute(db);
