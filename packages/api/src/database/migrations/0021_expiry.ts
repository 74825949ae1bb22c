import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Tokens and codes that have expired are found, to be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
create index one_time_tokens_expiry on one_time_tokens (expires_date_time);
create index mailed_codes_created on mailed_codes (created_date_time);
`,
  );
}
