import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** The record of a job tells what was changed: each field, before and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, `alter table job_events add column changes jsonb not null default '[]'`);
}
