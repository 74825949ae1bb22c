import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who is found by a word is put in any order, and counted, from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `create index candidates_found on candidates (company_id, id)
      include (sort_name, status_order, created_date_time, candidate_number, anonymised);`,
  );
}
