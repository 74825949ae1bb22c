import { type RawBuilder, type SqlBool, sql } from "kysely";
import { anyText, hasTerm, openText } from "./candidate-text.ts";
import { driversOf } from "./drivers.ts";
import { expected, type WeighedTerm } from "./frequency.ts";
import { startsWith, type Term, wordsOf } from "./term.ts";

/** Fewer are looked up by their ids in an index, in its order; so many are joined. */
const tooManyToLookUp = 50_000;

/** That the term finds a candidate; who is anonymised for the reader, by what is still shown of them alone. */
export function isFound(
  term: WeighedTerm,
  candidate: RawBuilder<unknown>,
  anonymised?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const { drivers, others } = driversOf(term.frequency);
  const { every, compact } = wordsOf(term);
  const byWords = sql`select candidate_id from word_matches(${drivers}::text[], ${others}::text[])`;
  const found =
    every.length > 1 ? anyOf([...compact.map(idsByToken), byWords]) : anyOf(every.map(idsByToken));
  const isAmong = (ids: RawBuilder<unknown>) =>
    expected(term.frequency) >= tooManyToLookUp
      ? sql<SqlBool>`${candidate} in (${ids})`
      : sql<SqlBool>`${candidate} = any(array(${ids}))`;
  if (!anonymised) return isAmong(found);
  const open = anyOf(
    [...drivers.slice(0, 1), ...compact].map(
      (prefix) => sql`${idsByToken(prefix)} and not t.identifying`,
    ),
  );
  const openly = sql`select c.id from candidates c
    where c.id = any(array(${open})) and ${hasTerm(openText, term)}`;
  return sql`(${isAmong(found)} and (not ${anonymised} or ${isAmong(openly)}))`;
}

const anyOf = (selects: RawBuilder<unknown>[]) => sql.join(selects, sql` union all `);

const idsByToken = (prefix: string) =>
  sql`select t.candidate_id from candidate_tokens t where ${startsWith(sql`t.token`, prefix)}`;

/** That the candidate `c` has the term; who is anonymised for the reader, in what is still shown of them. */
export const isSeen = (term: Term, anonymised?: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  hasTerm(
    anonymised ? sql`case when ${anonymised} then ${openText} else ${anyText} end` : anyText,
    term,
  );
