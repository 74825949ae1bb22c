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

/** CVs up to which all are found and counted, even where the newest would soon fill a page. */
const fewest = 1_000;

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
  const { asked, likely, count, excludes } = await weighed(db, query);
  const matches = sql`select candidate_id from cv_matches(${asked})`;
  const open = restricted ? sql`and not c.anonymised` : sql``;
  const newest =
    page?.isNewestFirst && count >= fewest && !excludes
      ? (await newestSpans(db, likely, page)).map((spans) =>
          rowsOf(sql`array(select candidate_id from cv_matches(${asked}, ${spans}::int[]))`, open),
        )
      : [];
  if (page && count < few && newest.length === 0)
    return amongFound(await findAll(db, matches), open, restricted, page);
  // A scalar subquery, because the planner does not turn it into a join.
  const meets = sql<SqlBool>`((select true from candidate_cvs v
    where v.candidate_id = c.id and v.words @@ ${asked} limit 1) ${open})`;
  const byIndex = (cost.found + cost.sorted) * count;
  return {
    // An array, because the planner expects few rows from a function and would join them one by one.
    ...foundIn(sql`array(${matches})`, open),
    newest,
    walk: page && scanInOrder(count, [{ meets, once: 0, row: cost.read }], byIndex, page),
    ids: restricted || page ? undefined : matches,
  };
}

/** Spans of days back from the newest candidate, of which the first that is listed has a page. */
async function newestSpans(
  db: CompanyDb,
  likely: RawBuilder<unknown>,
  { end }: PageToFill,
): Promise<number[][]> {
  const newest = sql<{ day: number }>`select (spans_of(created_date_time))[1] as day
    from candidates order by created_date_time desc limit 1`;
  const [{ day } = { day: 0 }] = (await newest.execute(db)).rows;
  const spans = spansUpTo(day);
  // Twice as many, because the planner may expect too many.
  const { rows } = await sql<{ place: number | null; expected: number }>`
    select place, expected from cv_span(${likely}, ${JSON.stringify(spans)}, ${2 * end})`.execute(
    db,
  );
  const [{ place, expected } = { place: null, expected: 0 }] = rows;
  return place === null || expected >= few
    ? []
    : spans.slice(place).filter((_, index) => index % 2 === 0);
}

/**
 * Ever longer spans up to a day, numbered as `spans_of` numbers them: two and four days, then two and
 * four spans of 8, of 64 and of 512 days.
 */
const spansUpTo = (day: number): number[][] =>
  [0, 1, 2, 3].flatMap((kind) =>
    [2, 4].map((count) =>
      Array.from({ length: count }, (_, back) => kind * 1_000_000 + (day >> (3 * kind)) - back),
    ),
  );

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

const foundIn = (ids: RawBuilder<unknown>, open: RawBuilder<unknown>) => ({
  found: isAmong(ids, open),
  rows: rowsOf(ids, open),
});

const isAmong = (ids: RawBuilder<unknown>, open: RawBuilder<unknown>) =>
  sql<SqlBool>`(c.id = any(${ids}) ${open})`;

/** The rows of candidates with these ids, from the table of words because they are short there. */
const rowsOf = (ids: RawBuilder<unknown>, open: RawBuilder<unknown>) =>
  sql`select c.* from (select candidate_id as id, sort_name, status_order, created_date_time,
    candidate_number, anonymised from candidate_words) c where ${isAmong(ids, open)}`;

/**
 * The query in the form that all present CVs are indexed for, the one that tells how many may match
 * it, how many those are, and whether it only excludes, which no index serves. The planner takes the
 * pairs of a phrase for rare together.
 */
async function weighed(db: CompanyDb, { tsquery, byPairs, byLastPair }: TextQuery) {
  const { rows } = await sql<{ asked: string; likely: string; count: number; excludes: boolean }>`
    select asked, likely, cv_estimate(likely::tsquery) as count,
      querytree(likely::tsquery) = 'T' as excludes from (
      select case when has_pairs then ${byPairs} else ${tsquery} end as asked,
        case when has_pairs then ${byLastPair} else ${tsquery} end as likely from (
          select not exists (select from candidate_cvs where not has_all_words) as has_pairs) s) q`.execute(
    db,
  );
  const { asked = "", likely = "", count = 0, excludes = false } = rows[0] ?? {};
  return { asked: sql`${asked}::tsquery`, likely: sql`${likely}::tsquery`, count, excludes };
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
