import { type RawBuilder, sql } from "kysely";
import { inAnyText, isIdentifying } from "./candidate-text.ts";
import { driversOf } from "./drivers.ts";
import { areWhole, type WeighedTerm } from "./frequency.ts";
import { anyOf, endOf, startsWith, type Term } from "./term.ts";

export interface CandidateMatch {
  candidate_id: number;
  token: string;
  /** The match rests on a field that anonymisation hides. */
  identifying: boolean;
}

/** What a page is filled with. */
interface Page {
  /** Of `t`; anybody where it is left out. */
  where?: RawBuilder<unknown> | undefined;
  /** Candidates to find. */
  candidates: number;
}

/** Tokens read for each candidate of a page: several of one candidate start alike. */
const tokensEach = 5;

/**
 * Selects a {@link CandidateMatch} for each token that the term finds; a candidate may have several.
 * The first that fill the page: the tokens of who has the whole term, then of who has its words, then
 * of who has words that begin so.
 */
export function candidateMatches(
  { whole, words, frequency }: WeighedTerm,
  { where, candidates }: Page,
): RawBuilder<CandidateMatch> {
  const first = (matches: RawBuilder<unknown>, order = sql`t.token, t.candidate_id`, each = 1) =>
    sql`(select * from (${matches}) t where ${where ?? sql`true`}
      order by ${order} limit ${each * candidates})`;
  const ofToken = (prefix: string) => first(byToken(prefix), undefined, tokensEach);
  const ofWords = (drivers: string[], others: string[], isWhole: boolean) =>
    first(
      byWords(drivers, others, { isWhole, most: where ? null : candidates }),
      sql`t.candidate_id`,
    );
  const { drivers, others, isWalked } = driversOf(frequency, candidates);
  const [driver = "", ...further] = [...drivers, ...others];
  const ways = [anyOf(whole.map(ofToken))];
  if (words.length > 0)
    ways.push(
      ...(further.length === 0
        ? [ofToken(driver)]
        : isWalked
          ? [first(byTokenAndText(driver, others))]
          : [
              ofWords([driver, ...further], [], true),
              ...(areWhole(frequency) ? [] : [ofWords(drivers, others, false)]),
            ]
      ).map((way) => after(whole, way)),
    );
  return inTurn(ways, candidates);
}

/** In the order after those of the whole term. */
const after = (whole: string[], matches: RawBuilder<unknown>) =>
  sql`select candidate_id, ${endOf(whole.at(-1) ?? "")} || token as token, identifying from ${matches} t`;

/** Each way is gone where those before it found too few. */
function inTurn(ways: RawBuilder<unknown>[], candidates: number): RawBuilder<CandidateMatch> {
  const names = ways.map((_, place) => sql.ref(`way_${place}`));
  const upTo = (place: number) =>
    anyOf(names.slice(0, place).map((name) => sql`select * from ${name}`));
  const parts = ways.map((way, place) =>
    place === 0
      ? sql`${names[place]} as materialized (${way})`
      : sql`${names[place]} as materialized (select * from (${way}) w
          where (select count(distinct candidate_id) from (${upTo(place)}) b) < ${candidates})`,
  );
  return sql`with ${sql.join(parts)} ${upTo(ways.length)}`;
}

const byToken = (prefix: string) =>
  sql`select t.candidate_id, t.token, t.identifying from candidate_tokens t
    where ${startsWith(sql`t.token`, prefix)}`;

/**
 * Those of one word's tokens whose people have the other words in their text; each person once.
 * The offsets keep the planner at this order: the first tokens are soon enough.
 */
const byTokenAndText = (driver: string, others: string[]) =>
  sql`select t.candidate_id, t.token, ${isIdentifying([driver, ...others])} as identifying
    from candidate_tokens t cross join lateral (
      select c.search_text, c.open_search_text from candidates c
      where c.id = t.candidate_id and ${inAnyText(others)} offset 0) c
    where ${startsWith(sql`t.token`, driver)} and t.token = ${foundBy(driver, others)}
    order by t.token, t.candidate_id offset 0`;

/** Those who have several words, by an index of all words of each; no more than the most, where it is given. */
function byWords(
  drivers: string[],
  others: string[],
  { isWhole, most }: { isWhole: boolean; most: number | null },
): RawBuilder<unknown> {
  const [first = "", ...further] = drivers;
  // As an array: the planner takes those of a function for few, and would join them one by one.
  return sql`select c.id as candidate_id, ${foundBy(first, [...further, ...others])} as token,
      ${isIdentifying([...drivers, ...others])} as identifying
    from candidates c
    where c.id = any(array(
      select id from word_matches(${drivers}::text[], ${others}::text[], ${most}::int, ${isWhole})))`;
}

/** The first word of the candidate's that begins so; of what is open, where that has every word. */
const foundBy = (driver: string, others: string[]) =>
  sql`(select min(word collate "C") from string_to_table(
      case when ${isIdentifying([driver, ...others])} then c.search_text else c.open_search_text end,
      ' ') word where ${startsWith(sql`word collate "C"`, driver)})`;

/** Selects `job_id` and `token` for each token that the term finds. */
export function jobMatches({ whole, words }: Term): RawBuilder<unknown> {
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
