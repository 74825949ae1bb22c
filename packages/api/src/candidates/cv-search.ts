import type { Candidate } from "@ats/core/candidates/candidate";
import { type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { among, type PageToFill, scanInOrder } from "../lists/ordered-scan.ts";
import { excerptOf } from "../search/text-excerpt.ts";
import { type TextQuery, textQuery } from "../search/text-query.ts";
import { many } from "../search/word-statistics.ts";
import type { CandidateSearch } from "./search-condition.ts";

/** Microseconds for each CV that the index finds, that is then sorted, and for each that is read. */
const cost = { found: 1, listed: 3, read: 10 };

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
  const { asked, count } = await weighed(db, query);
  const ids = sql`select candidate_id from cv_matches(${asked})`;
  const open = restricted ? sql`and not c.anonymised` : sql``;
  // An array, because the planner expects few rows from a function and would join them one by one.
  const isFound = sql<SqlBool>`(c.id = any(array(${ids})) ${open})`;
  // A scalar subquery, because the planner does not turn it into a join.
  const read = sql<SqlBool>`((select true from candidate_cvs v
    where v.candidate_id = c.id and v.words @@ ${asked} limit 1) ${open})`;
  const byIndex = cost.found * count;
  const lookUp = among(sql`c.id`, ids, count, sql`true ${open}`);
  const ways = [
    { meets: read, once: 0, row: cost.read },
    { ...lookUp, once: lookUp.once + byIndex },
  ];
  return {
    found: isFound,
    // Read from the table of words, whose rows are short.
    rows: sql`select c.* from (select candidate_id as id, sort_name, status_order, created_date_time,
      candidate_number, anonymised from candidate_words) c where ${isFound}`,
    walk: page && scanInOrder(count, ways, cost.listed * count, page),
    ids: restricted || (page && count >= many) ? undefined : ids,
  };
}

/** The query in the form that all present CVs are indexed for, and how many CVs may match it. */
async function weighed(db: CompanyDb, { tsquery, byPairs }: TextQuery) {
  const { rows } = await sql<{ asked: string; count: number }>`
    select asked::text, cv_estimate(asked) as count from (
      select (case when exists (select from candidate_cvs where not has_all_words)
        then ${tsquery} else ${byPairs} end)::tsquery as asked) q`.execute(db);
  const { asked = "", count = 0 } = rows[0] ?? {};
  return { asked: sql`${asked}::tsquery`, count };
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
