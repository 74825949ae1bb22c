import { longestTerm } from "@ats/core/search/contract";
import { digitsTyped } from "@ats/core/validation/telephone-number";

/** Fewer digits may be a candidate's number, a postcode or the end of a telephone number. */
const fewestDigits = 7;
/** Digits of a national number without its first zero. */
const withoutZero = 10;

/** True for a number that names its country: `+49…`, `0049…`. */
export const isDialledAbroad = (term: string): boolean =>
  /^[\p{Cf}\s]*(?:\+|00)/u.test(term.slice(0, longestTerm).normalize("NFKC"));

/**
 * Returns the digits with which a telephone number, or its beginning, is stored; undefined for a
 * term that is none.
 */
export function telephoneTyped(term: string): string | undefined {
  // A number from an address book is copied with marks that show nothing.
  const text = term
    .slice(0, longestTerm)
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .trim();
  if (!/^[\p{Nd}\s+().\-‐‑–/]+$/u.test(text)) return undefined;
  const { length } = text.replace(/\P{Nd}/gu, "");
  const isDialled = /^[+0(]/.test(text);
  if (length < (isDialled ? fewestDigits : withoutZero)) return undefined;
  return digitsTyped(text) || undefined;
}
