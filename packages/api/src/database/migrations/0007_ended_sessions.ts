import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Open sessions are found by their user, and those that ended long ago, to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
create index sessions_expiry on sessions (expires_date_time);
create index sessions_open on sessions (company_id, user_id) where ended_date_time is null;
`,
  );
}
