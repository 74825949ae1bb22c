import { type RawBuilder, type SqlBool, sql } from "kysely";
import { anyText, hasTerm, openText } from "./candidate-text.ts";
import { wordPlanOf } from "./word-plan.ts";
import { areWhole, type WeighedTerm } from "./word-statistics.ts";
import { anyOf, startsWith, type Term, wordsOf } from "./term.ts";

/** True when the term finds a candidate; an anonymised one only by the fields that are still shown. */
export function isFound(
  term: WeighedTerm,
  candidate: RawBuilder<unknown>,
  anonymised?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const { every, compact } = wordsOf(term);
  const found =
    every.length > 1
      ? anyOf([...compact.map((word) => idsByToken(word)), sql`select id from ${byWords(term)}`])
      : anyOf([...compact, ...every].map((word) => idsByToken(word)));
  // An array, because the planner expects few rows from a function and would join them one by one.
  const isAmong = sql<SqlBool>`${candidate} = any(array(${found}))`;
  return anonymised ? sql`(${isAmong} and ${isOpenly(term, candidate, anonymised)})` : isAmong;
}

/**
 * Selects the candidates that the term finds, with the columns that their list filters and sorts
 * by.
 */
export function foundByWords(term: WeighedTerm, restricted: boolean): RawBuilder<unknown> {
  const ways = [
    byWords(term),
    ...wordsOf(term).compact.map((word) => sql`word_matches(array[${word}], '{}')`),
  ];
  const found = sql.join(
    ways.map((way) => sql`select * from ${way}`),
    sql` union `,
  );
  return restricted
    ? sql`select * from (${found}) c where ${isOpenly(term, sql`c.id`, sql`c.anonymised`)}`
    : found;
}

function byWords({ frequency }: WeighedTerm) {
  const { drivers, others } = wordPlanOf(frequency);
  return sql`word_matches(${drivers}::text[], ${others}::text[], whole => ${areWhole(frequency)})`;
}

/** True for a match that is not anonymised, or that has the term in the fields that are still shown. */
function isOpenly(
  term: WeighedTerm,
  candidate: RawBuilder<unknown>,
  anonymised: RawBuilder<unknown>,
) {
  const { drivers } = wordPlanOf(term.frequency);
  const open = anyOf(
    [...drivers.slice(0, 1), ...wordsOf(term).compact].map((prefix) =>
      idsByToken(prefix, sql`not t.identifying`),
    ),
  );
  return sql<SqlBool>`(not ${anonymised} or ${candidate} = any(array(select c.id from candidates c
    where c.id = any(array(${open})) and ${hasTerm(openText(), term)})))`;
}

/** Selects candidates with a word that begins so, once per word. */
export const idsByToken = (word: string, condition = sql`true`) =>
  sql`select t.candidate_id from candidate_tokens t
    where ${startsWith(sql`t.token`, word)} and ${condition}`;

/** True when a candidate has the term; an anonymised one in what is still shown. */
export const isSeen = (
  term: Term,
  anonymised: RawBuilder<unknown> | undefined,
  of = sql`c`,
): RawBuilder<SqlBool> =>
  hasTerm(
    anonymised
      ? sql`case when ${anonymised} then ${openText(of)} else ${anyText(of)} end`
      : anyText(of),
    term,
  );
