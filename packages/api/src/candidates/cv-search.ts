import type { Candidate } from "@ats/core/candidates/candidate";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { among, type PageToFill, scanInOrder } from "../lists/ordered-scan.ts";
import { excerptOf } from "../search/text-excerpt.ts";
import { type TextQuery, textQuery } from "../search/text-query.ts";
import type { CandidateSearch } from "./search-condition.ts";

/** Microseconds for each CV that the index finds, for each one found that is sorted, or read. */
const cost = { found: 2.7, sorted: 3, read: 10 };

/** CVs up to which finding all by the index takes less time than reading some for a page. */
const few = 15_000;

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
  const matches = sql`select candidate_id from cv_matches(${asked})`;
  const open = restricted ? sql`and not c.anonymised` : sql``;
  if (page && count < few) return amongFound(await findAll(db, matches), open, restricted, page);
  // A scalar subquery, because the planner does not turn it into a join.
  const meets = sql<SqlBool>`((select true from candidate_cvs v
    where v.candidate_id = c.id and v.words @@ ${asked} limit 1) ${open})`;
  const byIndex = (cost.found + cost.sorted) * count;
  return {
    // An array, because the planner expects few rows from a function and would join them one by one.
    ...foundIn(sql`array(${matches})`, open),
    walk: page && scanInOrder(count, [{ meets, once: 0, row: cost.read }], byIndex, page),
    ids: restricted || page ? undefined : matches,
  };
}

/** The ids of all matches, as PostgreSQL writes an array. */
async function findAll(db: CompanyDb, matches: RawBuilder<unknown>) {
  const { rows } = await sql<{ ids: string; count: number }>`
    select array_agg(candidate_id)::text as ids, count(*)::int as count
    from (select distinct candidate_id from (${matches}) m) m`.execute(db);
  const { ids, count = 0 } = rows[0] ?? {};
  return { ids: sql`${ids ?? "{}"}::bigint[]`, count };
}

/** Fills a page from ids that are known. */
function amongFound(
  { ids, count }: Awaited<ReturnType<typeof findAll>>,
  open: RawBuilder<unknown>,
  restricted: boolean,
  page: PageToFill,
): CandidateSearch {
  const found = foundIn(ids, open);
  const way = among(sql`c.id`, sql`select unnest(${ids})`, count, sql`true ${open}`);
  return {
    ...found,
    walk: scanInOrder(count, [way], cost.sorted * count, page),
    ids: restricted ? undefined : sql`select unnest(${ids}) as candidate_id`,
  };
}

/** Candidates with these ids, whose rows are read from the table of words because they are short. */
function foundIn(ids: RawBuilder<unknown>, open: RawBuilder<unknown>) {
  const found = sql<SqlBool>`(c.id = any(${ids}) ${open})`;
  const rows = sql`select c.* from (select candidate_id as id, sort_name, status_order,
    created_date_time, candidate_number, anonymised from candidate_words) c where ${found}`;
  return { found, rows };
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
