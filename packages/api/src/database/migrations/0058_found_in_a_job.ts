import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who is found among a job's applications, counted by stage, without a look at the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `create index applications_found on applications (company_id, job_id, candidate_id)
      include (status, node_id)`,
  );
}
