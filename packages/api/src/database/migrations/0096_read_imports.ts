import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A file of candidates that was read to its end is told from one that is still arriving, or broke off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table candidate_imports add column read_date_time timestamptz;
update candidate_imports set read_date_time = created_date_time;
`;
