import type { Candidate } from "@ats/core/candidates/candidate";
import { type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { type PageToFill, scanInOrder } from "../lists/ordered-scan.ts";
import type { CandidateSearch } from "./search-condition.ts";

const asked = (term: string) => sql`websearch_to_tsquery('english', ${term})`;

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
  const { rows } = await sql<{ count: number }>`
    select cv_estimate(${asked(term)}) as count`.execute(db);
  const open = restricted ? sql`and not c.anonymised` : sql``;
  const count = rows[0]?.count ?? 0;
  // A scalar subquery, because the planner does not turn it into a join.
  const meets = sql<SqlBool>`((select true from candidate_cvs v
    where v.candidate_id = c.id and v.words @@ ${asked(term)} limit 1) ${open})`;
  return {
    // An array, because the planner expects few rows from a function and would join them one by
    // one.
    found: sql`(c.id = any(array(select candidate_id from cv_matches(${asked(term)}))) ${open})`,
    walk:
      page && scanInOrder(count, [{ meets, once: 0, row: cost.read }], cost.found * count, page),
  };
}

// Marks around matches: characters that occur in no text.
const [start, end] = ["\u0002", "\u0003"];
const options = `StartSel="${start}", StopSel="${end}", MaxFragments=2, MaxWords=14, MinWords=6, FragmentDelimiter=" … "`;

/** Reads the passages of CVs that match the search, by candidate id. */
export async function excerptsOf(
  db: CompanyDb,
  term: string,
  candidates: readonly { id: number }[],
): Promise<Map<number, Candidate["cv_excerpt"]>> {
  const ids = candidates.map(({ id }) => id);
  const { rows } = await sql<{ candidate_id: number; excerpt: string }>`
    select candidate_id, ts_headline('english', text, ${asked(term)}, ${options}) as excerpt
    from (select distinct on (candidate_id) candidate_id, text from candidate_cvs
      where candidate_id = any(${ids}::bigint[]) and words @@ ${asked(term)}
      order by candidate_id, created_date_time desc, id desc) v`.execute(db);
  return new Map(rows.map(({ candidate_id, excerpt }) => [candidate_id, excerptOf(excerpt)]));
}

/** Removes the marks, and returns the ranges that they enclosed. */
export function excerptOf(marked: string): NonNullable<Candidate["cv_excerpt"]> {
  const [text = "", ...found] = marked.replace(/\s+/g, " ").split(start);
  const excerpt: NonNullable<Candidate["cv_excerpt"]> = { text, ranges: [] };
  for (const part of found) {
    const [match = "", rest = ""] = part.split(end);
    const at = excerpt.text.length;
    excerpt.text += match + rest;
    excerpt.ranges.push([at, at + match.length]);
  }
  return excerpt;
}
