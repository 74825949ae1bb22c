import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A job's applications by how long they have stood in their stage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `create index applications_stage_time on applications (company_id, job_id, status_date_time, id)
      include (status_order)`,
  );
}
