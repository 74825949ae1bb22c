import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Files whose application never came are found for all companies at once, and by whom applications left a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
drop index application_uploads_created;
create index application_uploads_created on application_uploads (created_date_time)
  where application_id is null;
create index activities_transferred on activities (company_id, user_id)
  where type = 'transferred';
`;
