import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";

interface FailedMessage {
  company_id: number;
  application_id: number | null;
  to_colleague: boolean;
  user_id: number | null;
  template_id: number | null;
  channel: string;
}

/**
 * Records that a message to an applicant failed, and notifies its author, or the job's recruiter
 * for an automatic message. The reason may name the applicant, so it stays with the message.
 */
export async function notifyFailure(
  { system, clock, live }: Pick<Services, "system" | "clock" | "live">,
  { company_id, application_id, to_colleague, user_id, template_id, channel }: FailedMessage,
): Promise<void> {
  if (application_id === null || to_colleague) return;
  const { rows } = await inCompany(system, company_id, (db) =>
    sql<{ job_id: number; activity_id: number }>`
      with line as (
        insert into activities (company_id, application_id, type, value_before, value_after, created_date_time)
        values (${company_id}, ${application_id}, 'message_failed',
          (select name from templates where id = ${template_id}::bigint), ${channel}, ${clock()})
        returning id, created_date_time),
      job as (
        select j.id, j.recruiter_id from applications a join jobs j on j.id = a.job_id
        where a.id = ${application_id}),
      told as (
        insert into notifications (company_id, user_id, activity_id, created_date_time)
        select ${company_id}::int, u.id, line.id, line.created_date_time from line, job
          join users u on u.id = coalesce(${user_id}::bigint, job.recruiter_id) and u.send_notification)
      select job.id as job_id, line.id as activity_id from line, job`.execute(db),
  );
  for (const { job_id, activity_id } of rows)
    await live.publish({
      company_id,
      job_id,
      application_ids: [application_id],
      activity_ids: [activity_id],
    });
}
