import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { inCompany } from "../database/database.ts";

interface SentMessage {
  company_id: number;
  application_id: number | null;
  to_colleague: boolean;
  about: string | null;
  user_id: number | null;
  template_id: number | null;
  channel: string;
}

/** Records that a message which somebody scheduled for an applicant has been sent. */
export async function recordSent(
  { system, clock }: Pick<Services, "system" | "clock">,
  message: SentMessage,
): Promise<void> {
  const { company_id, application_id, to_colleague, about, user_id, template_id, channel } =
    message;
  // Mail about an interview or a document has a record of its own.
  if (application_id === null || user_id === null || to_colleague || about !== null) return;
  await inCompany(system, company_id, (db) =>
    sql`insert into activities
        (company_id, application_id, user_id, type, value_before, value_after, created_date_time)
      values (${company_id}, ${application_id}, ${user_id}, 'messaged',
        (select name from templates where id = ${template_id}::bigint), ${channel}, ${clock()})`.execute(
      db,
    ),
  );
}
