import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Feedback on an interview is awaited of everybody under way, not only of who is still at that stage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
drop index applications_feedback;
create index applications_feedback on applications (company_id, job_id, feedback_awaited_date_time)
  where status_order between 1 and 4 and feedback_awaited_date_time is not null;
`,
  );
}
