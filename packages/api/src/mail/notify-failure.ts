import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";
import { notify, type Recipient } from "../notifications/notify.ts";

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
  const recorded = await inCompany(system, company_id, async (db) => {
    const { rows } = await sql<{ id: number; job_id: number }>`
      insert into activities (company_id, application_id, type, value_before, value_after, created_date_time)
      values (${company_id}, ${application_id}, 'message_failed',
        (select name from templates where id = ${template_id}::bigint), ${channel}, ${clock()})
      returning id, job_id`.execute(db);
    const [activity] = rows;
    if (!activity) return;
    const { recruiter_id } = await db
      .selectFrom("jobs")
      .where("id", "=", activity.job_id)
      .select("recruiter_id")
      .executeTakeFirstOrThrow();
    const recipient: Recipient = user_id
      ? { user_id, reason: "SENDER" }
      : { user_id: recruiter_id, reason: "RECRUITER" };
    await notify(db, { activity_ids: [activity.id], recipients: [recipient] });
    return activity;
  });
  if (recorded)
    await live.publish({
      company_id,
      job_id: recorded.job_id,
      application_ids: [application_id],
      activity_ids: [recorded.id],
    });
}
