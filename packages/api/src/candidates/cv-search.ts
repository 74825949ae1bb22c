import type { Candidate } from "@ats/core/candidates/candidate";
import { type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { type PageToFill, scanInOrder } from "../lists/ordered-scan.ts";
import { excerptOf } from "../search/text-excerpt.ts";
import { textQuery } from "../search/text-query.ts";
import type { CandidateSearch } from "./search-condition.ts";

/** Microseconds for each CV that the index finds, and for each one that is read. */
const cost = { found: 3, read: 6 };

/**
 * Finds candidates whose CV has the words, except candidates whose CV is hidden from the reader.
 */
export async function searchCvs(
  db: CompanyDb,
  term: string,
  restricted: boolean,
  page: PageToFill | undefined,
): Promise<CandidateSearch> {
  const query = textQuery(term);
  if (!query) return { found: sql`false` };
  const asked = sql`${query.tsquery}::tsquery`;
  const { rows } = await sql<{ count: number }>`select cv_estimate(${asked}) as count`.execute(db);
  const open = restricted ? sql`and not c.anonymised` : sql``;
  const count = rows[0]?.count ?? 0;
  // A scalar subquery, because the planner does not turn it into a join.
  const meets = sql<SqlBool>`((select true from candidate_cvs v
    where v.candidate_id = c.id and v.words @@ ${asked} limit 1) ${open})`;
  return {
    // An array, because the planner expects few rows from a function and would join them one by
    // one.
    found: sql`(c.id = any(array(select candidate_id from cv_matches(${asked}))) ${open})`,
    walk:
      page && scanInOrder(count, [{ meets, once: 0, row: cost.read }], cost.found * count, page),
  };
}

/** Reads the passages of CVs that match the search, by candidate id. */
export async function excerptsOf(
  db: CompanyDb,
  term: string,
  candidates: readonly { id: number }[],
): Promise<Map<number, Candidate["cv_excerpt"]>> {
  const query = textQuery(term);
  if (!query) return new Map();
  const ids = candidates.map(({ id }) => id);
  const { rows } = await sql<{ candidate_id: number; text: string }>`
    select distinct on (candidate_id) candidate_id, text from candidate_cvs
    where candidate_id = any(${ids}::bigint[]) and words @@ ${query.tsquery}::tsquery
    order by candidate_id, created_date_time desc, id desc`.execute(db);
  return new Map(
    rows.map(({ candidate_id, text }) => [candidate_id, excerptOf(text, query.phrases)]),
  );
}
