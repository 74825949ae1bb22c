import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { endOf, hasWord, type Term } from "./term.ts";
import { openWords } from "./tokens.ts";

export interface CandidateMatch {
  candidate_id: number;
  token: string;
  /** The match rests on a field that anonymisation hides. */
  identifying: boolean;
}

const inRange = (token: RawBuilder<unknown>, prefix: string) =>
  sql`${token} >= ${prefix} and ${token} < ${endOf(prefix)}`;

/** What has fewer tokens is found by an index; who has what has more is met soon in any order. */
const many = 5_000;

/** Whether people who have every word are met soon in any order. */
export async function areCommon(db: CompanyDb, words: readonly string[]): Promise<boolean> {
  const [only = "", ...others] = words;
  if (others.length > 0) return (await expected(db, words)) >= many;
  // The planner does not know so few well enough.
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from candidate_tokens t where ${inRange(sql`t.token`, only)} limit ${many}) t`.execute(
    db,
  );
  return rows[0]?.count === many;
}

/** How many people are to be expected to have every word, as the planner takes it. */
export async function expected(db: CompanyDb, words: readonly string[]): Promise<number> {
  const estimates = await estimate(db, words);
  const { rows } = await sql<{ all: number }>`
    select coalesce(sum(count), 0)::int as all from candidate_counts`.execute(db);
  const all = Math.max(1, rows[0]?.all ?? 0);
  return all * estimates.reduce((share, count) => share * (count / all), 1);
}

/** How many tokens begin with each of the words. */
async function estimate(db: CompanyDb, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ estimates: string[] }>`
    select token_estimates(${[...words]}::text[], ${words.map(endOf)}::text[]) as estimates`.execute(
    db,
  );
  return (rows[0]?.estimates ?? []).map(Number);
}

/** Where a page is filled, not everybody found. */
interface Page {
  /** Of `t`. */
  where: RawBuilder<unknown>;
  /** Candidates to find. */
  candidates: number;
}

/** Tokens read for each candidate of a page: several of one candidate start alike. */
const tokensEach = 5;

/**
 * Selects a {@link CandidateMatch} for each token that the term finds; a candidate may have several.
 * With a `page`, the first by token.
 */
export async function candidateMatches(
  db: CompanyDb,
  { whole, words }: Term,
  page?: Page,
): Promise<RawBuilder<CandidateMatch>> {
  const first = (matches: RawBuilder<unknown>, most: number) =>
    page
      ? sql`(select * from (${matches}) t where ${page.where}
          order by t.token, t.candidate_id limit ${most * page.candidates})`
      : sql`(${matches})`;
  const parts = whole.map((prefix) => first(byToken(prefix), tokensEach));
  if (words.length > 0) {
    const { drivers, others } = await driversOf(db, words, page ? dense : Infinity);
    const [driver = ""] = drivers;
    if (drivers.length > 1) parts.push(first(byWords(drivers, others), 1));
    else if (others.length > 0) parts.push(first(byTokenAndText(driver, others), 1));
    else parts.push(first(byToken(driver), tokensEach));
  }
  return sql`${sql.join(parts, sql` union all `)}`;
}

const byToken = (prefix: string) =>
  sql`select t.candidate_id, t.token, t.identifying from candidate_tokens t
    where ${inRange(sql`t.token`, prefix)}`;

/**
 * Those of one word's tokens whose people have the other words in their text; each person once.
 * The offsets keep the planner at this order: the first tokens are soon enough.
 */
const byTokenAndText = (driver: string, others: string[]) =>
  sql`select t.candidate_id, t.token, ${isIdentifying([driver, ...others])} as identifying
    from candidate_tokens t cross join lateral (
      select c.search_text, c.open_search_text from candidates c
      where c.id = t.candidate_id and ${inAnyText(others)} offset 0) c
    where ${inRange(sql`t.token`, driver)} and t.token = ${foundBy(driver, others)}
    order by t.token, t.candidate_id offset 0`;

/** Those who have several words, by an index of all words of each. */
function byWords(drivers: string[], others: string[]): RawBuilder<unknown> {
  const [first = "", ...further] = drivers;
  // As an array: the planner takes those of a function for few, and would join them one by one.
  return sql`select c.id as candidate_id, ${foundBy(first, [...further, ...others])} as token,
      ${isIdentifying([...drivers, ...others])} as identifying
    from candidates c
    where c.id = any(array(select candidate_id from word_matches(${drivers}::text[])))
      ${others.length > 0 ? sql`and ${inAnyText(others)}` : sql``}`;
}

const likeAll = (text: RawBuilder<unknown>, words: string[]) =>
  sql`${text} like all (array[${sql.join(words.map(hasWord))}]::text[])`;
const inAnyText = (words: string[]) => likeAll(sql`c.search_text || c.open_search_text`, words);
const isIdentifying = (words: string[]) => sql`not ${likeAll(sql`c.open_search_text`, words)}`;

/** The first word of the candidate's that begins so; of what is open, where that has every word. */
const foundBy = (driver: string, others: string[]) =>
  sql`(select min(word collate "C") from string_to_table(
      case when ${isIdentifying([driver, ...others])} then c.search_text else c.open_search_text end,
      ' ') word where ${inRange(sql`word collate "C"`, driver)})`;

/** Words with fewer tokens than this drive alone. */
const few = 300;

/** Who has a word with this many tokens is met soon among those who have the others. */
const dense = 100_000;

const isOpen = (prefix: string) => openWords.some((word) => word.startsWith(prefix));

/**
 * The words by which people are found; the others only filter them. The rarest alone where it finds
 * few, or where every word has `most` tokens; else all that have fewer.
 * What stands in place of every hidden name is in everybody's text, and narrows nothing.
 */
async function driversOf(
  db: CompanyDb,
  all: string[],
  most: number,
): Promise<{ drivers: string[]; others: string[] }> {
  const telling = all.filter((word) => !isOpen(word));
  const words = telling.length > 0 ? telling : all;
  const by = (drivers: string[]) => ({
    drivers,
    others: words.filter((word) => !drivers.includes(word)),
  });
  if (words.length === 1) return by(words);
  const counts = words.map(
    (word) => sql`select ${word}::text as word, count(*)::int as count from
      (select from candidate_tokens t where ${inRange(sql`t.token`, word)} limit ${few}) t`,
  );
  const { rows } = await sql<{ word: string; count: number }>`
    ${sql.join(counts, sql` union all `)} order by count`.execute(db);
  const rarest = rows.find(({ count }) => count > 0);
  if (rarest?.count !== few) return by([rarest?.word ?? words[0] ?? ""]);
  // What begins no token is in people's text alone.
  const common = rows.flatMap(({ word, count }) => (count > 0 ? [word] : []));
  const estimates = await estimate(db, common);
  const ordered = common
    .map((word, place) => ({ word, count: estimates[place] ?? 0 }))
    .toSorted((a, b) => a.count - b.count);
  const rare = ordered.filter(({ count }) => count < most);
  return by((rare.length > 0 ? rare : ordered.slice(0, 1)).map(({ word }) => word));
}

/** Selects `job_id` and `token` for each token that the term finds. */
export function jobMatches({ whole, words }: Term): RawBuilder<unknown> {
  const parts = whole.map(
    (prefix) =>
      sql`select t.job_id, t.token from job_tokens t where ${inRange(sql`t.token`, prefix)}`,
  );
  const [first, ...others] = words;
  if (first !== undefined) {
    const everyOther = others.map(
      (word) => sql`and exists (select from job_tokens o
        where o.job_id = t.job_id and ${inRange(sql`o.token`, word)})`,
    );
    parts.push(sql`select t.job_id, t.token from job_tokens t
      where ${inRange(sql`t.token`, first)} ${sql.join(everyOther, sql` `)}`);
  }
  return sql`${sql.join(parts, sql` union all `)}`;
}
