import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** The version of the application that a planned message was taken back with, so that undoing that move plans it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, "alter table outgoing_mail add column left_version int");
}
