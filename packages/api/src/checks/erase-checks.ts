import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { removeEvidence } from "./sweep.ts";

/**
 * Forgets the checks of a person who is erased, but for those of a hire, which the law has kept until
 * their time is over.
 */
export async function forgetChecks(db: CompanyDb, candidate_id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from applications where candidate_id = ${candidate_id} and status <> 'HIRE'`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  await removeEvidence(db, ids);
  if (ids.length > 0) {
    await db.deleteFrom("right_to_work_checks").where("application_id", "in", ids).execute();
    await db.deleteFrom("right_to_work").where("application_id", "in", ids).execute();
  }
}
