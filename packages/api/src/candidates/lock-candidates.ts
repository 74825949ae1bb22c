import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { erasedOrder } from "./status-order.ts";
import { partsOf } from "./merge-chain.ts";
import { type CandidateRow, candidateColumns } from "./presenter.ts";

/**
 * Locks the applications of candidates. Applications are always locked before their candidates, as
 * a move does: otherwise two transactions could wait for each other.
 */
export const lockApplicationsOf = (db: CompanyDb, ids: readonly number[]) =>
  sql`select from applications where candidate_id = any(${[...ids]}::bigint[])
    order by id for update`.execute(db);

/**
 * Keeps others from putting candidates on a job, merging or erasing them until the transaction
 * ends.
 */
export const lockCandidates = (db: CompanyDb, ids: readonly number[]) =>
  sql`select from candidates where id = any(${[...ids]}::bigint[])
    order by id for update`.execute(db);

/**
 * Locks candidates and reads them in the order of their ids. `gone` has the name and message of
 * each one that was merged or erased meanwhile.
 */
export async function readCandidates(db: CompanyDb, named: readonly number[]) {
  const ids = [...new Set(named)];
  await lockCandidates(db, ids);
  const { rows } = await sql<CandidateRow>`select ${candidateColumns} from candidates c
    where c.id = any(${ids}::bigint[]) order by c.id`.execute(db);
  if (rows.length < ids.length) throw notFound("candidate");
  const left = rows.filter(({ status_order }) => status_order <= erasedOrder);
  const parts = await partsOf(
    db,
    left.map(({ id }) => id),
  );
  const gone = new Map(
    left.map(({ id, candidate_number }) => {
      const into = parts.get(id)?.into_number;
      return [
        id,
        {
          name: `Candidate ${candidate_number}`,
          message: into ? `They were merged into candidate ${into}.` : "They were erased.",
        },
      ];
    }),
  );
  return { rows, gone };
}
