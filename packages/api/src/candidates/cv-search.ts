import type { Candidate } from "@ats/core/candidates/candidate";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

const asked = (term: string) => sql`websearch_to_tsquery('english', ${term})`;

/** So many are joined by hash: looked up one by one they would take longer than reading everybody. */
const many = 50_000;

/** Candidates with a CV that has the words; never one whose CV is hidden from the reader. */
export async function matchesCv(
  db: CompanyDb,
  term: string,
  restricted: boolean,
): Promise<RawBuilder<SqlBool>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cv_matches(${asked(term)}, ${many})`.execute(db);
  // The planner cannot tell how many a function gives, and takes them for few.
  if (rows[0]?.count === many)
    await sql`select set_config('enable_nestloop', 'off', true)`.execute(db);
  return sql`(c.id in (select candidate_id from cv_matches(${asked(term)}, null))
    ${restricted ? sql`and not c.anonymised` : sql``})`;
}

// Marks around matches: characters that no text has.
const [start, end] = ["\u0002", "\u0003"];
const options = `StartSel="${start}", StopSel="${end}", MaxFragments=2, MaxWords=14, MinWords=6, FragmentDelimiter=" … "`;

/** What of their CVs the search found, by candidate. */
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
      order by candidate_id, created_date_time desc) v`.execute(db);
  return new Map(rows.map(({ candidate_id, excerpt }) => [candidate_id, excerptOf(excerpt)]));
}

/** The text without its marks, and where they stood. */
function excerptOf(marked: string): NonNullable<Candidate["cv_excerpt"]> {
  const [text = "", ...found] = marked.replace(/\s+/g, " ").split(start);
  return found.reduce<NonNullable<Candidate["cv_excerpt"]>>(
    (before, part) => {
      const [match = "", rest = ""] = part.split(end);
      const at = before.text.length;
      return {
        text: before.text + match + rest,
        ranges: [...before.ranges, [at, at + match.length]],
      };
    },
    { text, ranges: [] },
  );
}
