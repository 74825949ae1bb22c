import { type RawBuilder, sql } from "kysely";
import { inAnyText, isIdentifying } from "./candidate-text.ts";
import type { CompanyDb } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import { wordPlanOf } from "./word-plan.ts";
import { areWhole, type WordStatistics, wordStatisticsOf } from "./word-statistics.ts";
import { anyOf, endOf, startsWith, type Term } from "./term.ts";

export interface CandidateMatch {
  candidate_id: number;
  token: string;
  /** True when the match rests on a field that anonymisation hides. */
  identifying: boolean;
}

interface CandidateMatches {
  matches: CandidateMatch[];
  /** True when the page is full: there may be more candidates. */
  isFull: boolean;
}

interface Page {
  /** Condition on `t`. */
  where?: RawBuilder<unknown> | undefined;
  /** Number of candidates to find. */
  candidates: number;
}

/** Tokens read per candidate: several of one candidate may start alike. */
const tokensEach = 5;

/**
 * Finds the first candidates for a page, with one match per token found. Tokens of the whole term
 * come first, then candidates with all words, then candidates with words that begin so. Each step
 * runs only if the steps before found too few.
 */
export async function findCandidates(
  db: CompanyDb,
  { whole, words }: Term,
  { where, candidates }: Page,
): Promise<CandidateMatches> {
  const matches: CandidateMatch[] = [];
  const people = new Set<number>();
  const isFull = () => people.size >= candidates;
  const find = async (way: Way) => {
    if (isFull()) return [];
    const missing = { where, people: candidates - people.size, found: where ? [] : [...people] };
    const { rows } = await sql<CandidateMatch>`${prepared} ${way(missing)}`.execute(db);
    for (const { candidate_id } of rows) people.add(candidate_id);
    return rows;
  };
  matches.push(
    ...(await find((missing) => anyOf(whole.map((prefix) => ofToken(prefix, missing))))),
  );
  if (words.length > 0 && !isFull()) {
    // Sorts after the tokens of the whole term.
    const after = endOf(whole.at(-1) ?? "");
    for (const way of waysOf(await wordStatisticsOf(db, words), candidates))
      for (const match of await find(way)) matches.push({ ...match, token: after + match.token });
  }
  return { matches, isFull: isFull() };
}

/** The part of a page that is still empty. */
interface Missing extends Pick<Page, "where"> {
  people: number;
  /** Candidates already on the page. */
  found: number[];
}

type Way = (missing: Missing) => RawBuilder<unknown>;

function waysOf(frequency: WordStatistics, candidates: number): Way[] {
  const { drivers, others, isWalked } = wordPlanOf(frequency, candidates);
  const [driver = "", ...further] = [...drivers, ...others];
  if (further.length === 0) return [(missing) => ofToken(driver, missing)];
  if (isWalked) return [(missing) => first(byTokenAndText(driver, others), missing)];
  const asWhole: Way = (missing) => ofWords([driver, ...further], [], true, missing);
  const begun: Way = (missing) => ofWords(drivers, others, false, missing);
  return areWhole(frequency) ? [asWhole] : [asWhole, begun];
}

const first = (
  matches: RawBuilder<unknown>,
  { where, people, found }: Missing,
  order = sql`t.token, t.candidate_id`,
  each = 1,
) =>
  sql`(select * from (${matches}) t where ${where ?? sql`t.candidate_id <> all(${found})`}
      order by ${order} limit ${each * people})`;

const ofToken = (prefix: string, missing: Missing) =>
  first(byToken(prefix), missing, undefined, tokensEach);

const ofWords = (drivers: string[], others: string[], isWhole: boolean, missing: Missing) =>
  first(byWords(drivers, others, isWhole, missing), missing, sql`t.candidate_id`);

const byToken = (prefix: string) =>
  sql`select t.candidate_id, t.token, t.identifying from candidate_tokens t
    where ${startsWith(sql`t.token`, prefix)}`;

/**
 * Finds candidates by the tokens of one word whose text has the other words, each once. The offsets
 * keep the planner to this order, which reaches the first tokens soon.
 */
const byTokenAndText = (driver: string, others: string[]) =>
  sql`select t.candidate_id, t.token, ${isIdentifying([driver, ...others])} as identifying
    from candidate_tokens t cross join lateral (
      select c.search_text, c.anonymous_search_text from candidates c
      where c.id = t.candidate_id and ${inAnyText(others)} offset 0) c
    where ${startsWith(sql`t.token`, driver)} and t.token = ${foundBy(driver, others)}
    order by t.token, t.candidate_id offset 0`;

/**
 * Finds candidates with several words by an index of all words; no more than the page lacks when
 * any will do.
 */
function byWords(
  drivers: string[],
  others: string[],
  isWhole: boolean,
  { where, people, found }: Missing,
): RawBuilder<unknown> {
  const [first = "", ...further] = drivers;
  // An array, because the planner expects few rows of a function and would join them one by one.
  return sql`select c.id as candidate_id, ${foundBy(first, [...further, ...others])} as token,
      ${isIdentifying([...drivers, ...others])} as identifying
    from candidates c
    where c.id = any(array(
      select id from word_matches(${drivers}::text[], ${others}::text[],
        ${where ? null : people}::int, ${isWhole}, ${found}::bigint[])))`;
}

/** The candidate's first token that begins so, from the open text if that has every word. */
const foundBy = (driver: string, others: string[]) =>
  sql`(select min(word collate "C") from string_to_table(
      case when ${isIdentifying([driver, ...others])} then c.search_text else c.anonymous_search_text end,
      ' ') word where ${startsWith(sql`word collate "C"`, driver)})`;

/** Selects `job_id` and `token` for each token that the term finds. */
export function jobMatchesTerm({ whole, words }: Term): RawBuilder<unknown> {
  const parts = whole.map(
    (prefix) =>
      sql`select t.job_id, t.token from job_tokens t where ${startsWith(sql`t.token`, prefix)}`,
  );
  const [first, ...others] = words;
  if (first !== undefined) {
    const everyOther = others.map(
      (word) => sql`and exists (select from job_tokens o
        where o.job_id = t.job_id and ${startsWith(sql`o.token`, word)})`,
    );
    parts.push(sql`select t.job_id, t.token from job_tokens t
      where ${startsWith(sql`t.token`, first)} ${sql.join(everyOther, sql` `)}`);
  }
  return anyOf(parts);
}
