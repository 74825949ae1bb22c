import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What is of several words begins with a space: the words that begin with a word are read without the phrases that it begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
update candidate_tokens set token = ' ' || token where position(' ' in token) > 1;
update job_tokens set token = ' ' || token where position(' ' in token) > 1;
analyze candidate_tokens;
`;
