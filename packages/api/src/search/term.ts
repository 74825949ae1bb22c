import { words } from "./normalise.ts";

/** A search term, as the token tables are asked for it. */
export interface Term {
  /** Prefixes of a token that alone stand for the whole term: the phrase, a phone number, a postcode. */
  whole: string[];
  /** The word that drives a search of several words, and the others that filter it. */
  driver: string;
  others: string[];
}

/** Undefined for a term without a letter or digit. */
export function parseTerm(text: string): Term | undefined {
  const parts = words(text);
  if (parts.length === 0) return undefined;
  const [driver = "", ...others] = parts.toSorted(mostTelling);
  const phrase = parts.join(" ");
  const compact = parts.join("");
  const whole = parts.length > 1 && /\d/.test(compact) ? [phrase, compact] : [phrase];
  return { whole, driver, others };
}

/** A word with digits finds fewer records than one without, and a long word fewer than a short one. */
const mostTelling = (a: string, b: string) =>
  Number(/\d/.test(b)) - Number(/\d/.test(a)) || b.length - a.length;

/** Sorts after every token that starts with the prefix. */
export const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

/** LIKE pattern of a text that has a word with this prefix; wildcards in it are literal. */
export const hasWord = (prefix: string): string =>
  `% ${prefix.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
