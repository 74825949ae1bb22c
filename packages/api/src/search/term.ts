import { longestTerm } from "@ats/core/search/contract";
import { emailKey } from "@ats/core/validation/email";
import { type RawBuilder, sql } from "kysely";
import { tokenOf, words } from "./normalise.ts";
import { isDialledAbroad, telephoneTyped } from "./telephone-typed.ts";
import { escapeLike } from "../database/like-pattern.ts";

/** A search term, split for the token tables. */
export interface Term {
  /**
   * Prefixes of a token that stands for the whole term: the phrase, a phone number, a postcode, a
   * name written as one.
   */
  whole: string[];
  /** Prefixes of the words, when there are several: each must be found. */
  words: string[];
}

/** Splits a search text. Undefined without a letter or digit. */
export function parseTerm(text: string): Term | undefined {
  const parts = words(text.slice(0, longestTerm));
  if (parts.length === 0) return undefined;
  const phrase = tokenOf(parts);
  // An address whose domain has letters of other alphabets is stored in ASCII too.
  const key = /[^ -~]/.test(text) ? emailKey(text.slice(0, longestTerm)) : "";
  if (/^[^\s@]+@[^\s@]+$/.test(key)) return { whole: [phrase, ...words(key)], words: parts };
  const compact = parts.join("");
  const number = telephoneTyped(text) ?? compact;
  // The same digits may be the national form of another country's number.
  const numbers = isDialledAbroad(text) ? [number] : [...new Set([number, compact])];
  if (parts.length > 1) return { whole: [phrase, ...numbers], words: [...new Set(parts)] };
  return numbers.length > 1
    ? { whole: [phrase, number], words: parts }
    : { whole: numbers, words: [] };
}

/** A string that sorts after every token with the prefix. */
export const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

/** True when a token starts with the prefix, as a range for the index. */
export const startsWith = (token: RawBuilder<unknown>, prefix: string) =>
  sql`${token} >= ${prefix} and ${token} < ${endOf(prefix)}`;

export const anyOf = (selects: RawBuilder<unknown>[]) => sql.join(selects, sql` union all `);

/**
 * LIKE pattern for a text with a word that has this prefix. Wildcards in the prefix are literal.
 */
export const hasWord = (prefix: string): string => `% ${escapeLike(prefix)}%`;

/** The words that must all be found, and the forms without spaces that stand for the whole term. */
export const wordsOf = ({ whole, words }: Term): { every: string[]; compact: string[] } =>
  words.length > 0 ? { every: words, compact: whole.slice(1) } : { every: whole, compact: [] };
