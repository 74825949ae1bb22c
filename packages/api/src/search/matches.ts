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
  const { people, tokens } = await estimate(db, words);
  return tokens.reduce((left, count) => left * (count / people), people);
}

/** How many people there are, and how many tokens begin with each of the words. */
async function estimate(db: CompanyDb, words: readonly string[]) {
  const { rows } = await sql<{ people: number; tokens: string[] }>`
    select (select coalesce(sum(count), 0)::int from candidate_counts) as people,
      token_estimates(${[...words]}::text[], ${words.map(endOf)}::text[]) as tokens`.execute(db);
  const { people = 0, tokens = [] } = rows[0] ?? {};
  return { people: Math.max(1, people), tokens: tokens.map(Number) };
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
 * The tokens of who has the whole term sort before those of who has its words. With a `page`, the
 * first that fill it.
 */
export async function candidateMatches(
  db: CompanyDb,
  { whole, words }: Term,
  page?: Page,
): Promise<RawBuilder<CandidateMatch>> {
  const tokens = sql`t.token, t.candidate_id`;
  const first = (matches: RawBuilder<unknown>, order = tokens, each = tokensEach) =>
    page
      ? sql`(select * from (${matches}) t where ${page.where}
          order by ${order} limit ${each * page.candidates})`
      : sql`(${matches})`;
  const ofWhole = sql.join(
    whole.map((prefix) => first(byToken(prefix))),
    sql` union all `,
  );
  if (words.length === 0) return sql`${ofWhole}`;
  const { drivers, others } = await driversOf(db, words, page !== undefined);
  const [driver = ""] = drivers;
  const found =
    drivers.length > 1
      ? first(byWords(drivers, others), sql`t.candidate_id`, 1)
      : others.length > 0
        ? first(byTokenAndText(driver, others), tokens, 1)
        : first(byToken(driver));
  const ofWords = sql`select candidate_id, ${endOf(whole.at(-1) ?? "")} || token as token, identifying
    from ${found} t`;
  if (!page) return sql`${ofWhole} union all ${ofWords}`;
  return sql`with of_whole as materialized (${ofWhole})
    select * from of_whole union all
    ${ofWords} where (select count(distinct candidate_id) from of_whole) < ${page.candidates}`;
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

/** An index of all words reads too many where one has this many tokens. */
const dense = 100_000;

/** Where this share of a word's people have the others, a page of them is met soon. */
const metSoon = 1 / 40;

/** Most people have a word in two tokens: alone, and as the beginning of a phrase. */
const alike = 2;

const isOpen = (prefix: string) => openWords.some((word) => word.startsWith(prefix));

/**
 * The words by which people are found; the others only filter them. The rarest alone where it finds
 * few, or a page of those who have the others is met soon; else all, for a page but the dense ones.
 * What stands in place of every hidden name is in everybody's text, and narrows nothing.
 */
async function driversOf(
  db: CompanyDb,
  all: string[],
  isPage: boolean,
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
  const [rarest] = rows;
  if (rarest && rarest.count < few) return by([rarest.word]);
  const { people, tokens } = await estimate(db, words);
  const [first, ...further] = words
    .map((word, place) => ({ word, count: tokens[place] ?? 0 }))
    .toSorted((a, b) => a.count - b.count);
  if (!first || !isPage) return by(words);
  const share = further.reduce(
    (left, { count }) => left * Math.min(1, count / (alike * people)),
    1,
  );
  if (share >= metSoon) return by([first.word]);
  return by([first, ...further.filter(({ count }) => count < dense)].map(({ word }) => word));
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
