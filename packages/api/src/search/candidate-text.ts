import { type RawBuilder, type SqlBool, sql } from "kysely";
import { hasWord, type Term, wordsOf } from "./term.ts";

const likeAll = (text: RawBuilder<unknown>, words: string[]) =>
  sql`${text} like all (array[${sql.join(words.map(hasWord))}]::text[])`;
const c = sql`c`;
/** The text that is still shown of an anonymised candidate. */
export const openText = (of = c) => sql`${of}.anonymous_search_text`;
export const anyText = (of = c) => sql`${of}.search_text || ${openText(of)}`;
export const inAnyText = (words: string[]) => likeAll(anyText(), words);
/** True when the text that everyone sees lacks some of the words. */
export const isIdentifying = (words: string[]) => sql`not ${likeAll(openText(), words)}`;

/** True when a text has all words of the term, or the term written without its spaces. */
export function hasTerm(text: RawBuilder<unknown>, term: Term): RawBuilder<SqlBool> {
  const { every, compact } = wordsOf(term);
  const ways = [every, ...compact.map((word) => [word])].map((words) => likeAll(text, words));
  return sql`(${sql.join(ways, sql` or `)})`;
}
