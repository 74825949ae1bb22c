import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Whoever changes their scorecard says which one they saw: each counts its edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, "alter table scorecards add column version int not null default 1;");
}
