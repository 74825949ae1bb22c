import { longestTerm } from "@ats/core/search/contract";
import { fold as foldText, words } from "./normalise.ts";
import { telephoneTyped } from "./telephone-typed.ts";
import { lastDigits } from "./tokens.ts";

/** Nothing is marked beyond this many characters of a value. */
const longestShown = 10_000;

type Range = [start: number, end: number];

/**
 * Ranges where the term's words begin a word of a shown value, as `[start, end)` in UTF-16 units.
 */
export function highlight(
  term: string,
  shown: Record<string, string | number | null>,
): Record<string, Range[]> {
  const prefixes = words(term.slice(0, longestTerm));
  const compact = telephoneTyped(term) ?? prefixes.join("");
  const isNational = !/^\s*(\+|00)/.test(term);
  return Object.fromEntries(
    Object.entries(shown)
      .map(([field, value]) => [field, String(value ?? "").slice(0, longestShown)] as const)
      .map(([field, value]) => [field, rangesIn(value, prefixes, compact, isNational)] as const)
      .filter(([, ranges]) => ranges.length > 0),
  );
}

function rangesIn(
  value: string,
  prefixes: string[],
  compact: string,
  isNational: boolean,
): Range[] {
  const whole = compactRange(value, compact, isNational);
  if (whole.length > 0) return whole;
  const { folded, at } = fold(value);
  const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const longestFirst = prefixes.toSorted((a, b) => b.length - a.length);
  return starts.flatMap((start) => {
    const prefix = longestFirst.find((word) => folded.startsWith(word, start));
    return prefix ? [rangeOf(at, start, start + prefix.length)] : [];
  });
}

/**
 * A postcode or telephone number, typed with or without spaces, in national or international form,
 * or the last digits of a telephone number.
 */
function compactRange(value: string, compact: string, isNational: boolean): Range[] {
  if (!/\d/.test(compact) || !/^[+\w\s]+$/.test(value)) return [];
  const solid = [...value.toLowerCase().matchAll(/[a-z0-9]/g)];
  const text = solid.join("");
  const isNumber = value.startsWith("+");
  const wanted = isNumber && compact.startsWith("0") ? `44${compact.slice(1)}` : compact;
  const isEnd = isNumber && compact.length === lastDigits && text.endsWith(compact);
  if (!isEnd && !text.startsWith(wanted)) return [];
  const first = isEnd
    ? text.length - lastDigits
    : isNumber && isNational && wanted.startsWith("44")
      ? 2
      : 0;
  const last = solid[isEnd ? text.length - 1 : wanted.length - 1];
  return last && solid[first] ? [[solid[first].index, last.index + 1]] : [];
}

/** The folded text, and for each of its units the position in the value that it came from. */
function fold(value: string): { folded: string; at: number[] } {
  if (/^[ -&(-~]*$/.test(value))
    return {
      folded: value.toLowerCase(),
      at: Array.from({ length: value.length + 1 }, (_, i) => i),
    };
  const at: number[] = [];
  const known = new Map<string, string>();
  let folded = "";
  let place = 0;
  for (const character of value) {
    const plain = known.get(character) ?? foldText(character);
    known.set(character, plain);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit++) at.push(place);
    place += character.length;
  }
  at.push(place);
  return { folded, at };
}

const rangeOf = (at: number[], start: number, end: number): Range => [
  at[start] ?? 0,
  Math.max(at[end] ?? 0, (at[end - 1] ?? 0) + 1),
];
