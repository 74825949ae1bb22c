import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Workflows and job templates are edited: each counts its edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table workflows add column version int not null default 1;
alter table job_templates add column version int not null default 1;`,
  );
}
