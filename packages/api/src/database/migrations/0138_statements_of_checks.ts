import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What a checker confirmed, in the words that they read; of checks before it was kept, none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, "alter table right_to_work_checks add column statement text");
}
