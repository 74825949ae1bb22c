import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who is found among a job's applications by a rating or as not viewed is counted by the index alone, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `drop index applications_found;
    create index applications_found on applications (company_id, job_id, candidate_id)
      include (id, status, node_id, rating);`,
  );
}
