import { longestTerm } from "@ats/core/search/contract";
import { fold as foldText, words } from "./normalise.ts";
import { nationalNumber } from "./national-number.ts";
import { isDialledAbroad, telephoneTyped } from "./telephone-typed.ts";
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
  const parts = words(term.slice(0, longestTerm));
  const prefixes = [...new Set([...parts, ...joinsOf(parts)])];
  const compact = telephoneTyped(term) ?? parts.join("");
  const national = isDialledAbroad(term) ? undefined : parts.join("");
  const across = acrossNames(shown, compact);
  if (across) return across;
  return Object.fromEntries(
    Object.entries(shown)
      .map(([field, value]) => [field, String(value ?? "").slice(0, longestShown)] as const)
      .map(([field, value]) => [field, rangesIn(value, prefixes, compact, national)] as const)
      .filter(([, ranges]) => ranges.length > 0),
  );
}

function rangesIn(
  value: string,
  prefixes: string[],
  compact: string,
  national: string | undefined,
): Range[] {
  const whole = [
    ...compactRange(value, compact, national !== undefined),
    ...nationalRange(value, national ?? ""),
  ].slice(0, 1);
  if (whole.length > 0) return whole;
  const { folded, at } = fold(value);
  const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const longestFirst = prefixes.toSorted((a, b) => b.length - a.length);
  return starts.flatMap((start) => {
    const prefix = longestFirst.find((word) => folded.startsWith(word, start));
    const end = prefix ? start + prefix.length : endOfJoined(folded, start, longestFirst);
    return end ? [rangeOf(at, start, end)] : [];
  });
}

/** Words that stand beside each other, written as one. */
const joinsOf = (parts: string[]): string[] =>
  parts
    .slice(0, mostJoined)
    .flatMap((_, from, some) =>
      some.slice(from + 1).map((_, more) => some.slice(from, from + more + 2).join("")),
    );
const mostJoined = 8;

/** The end of a word that the value writes apart: "mcdonald" in "mc donald". */
function endOfJoined(folded: string, start: number, typed: string[]): number | undefined {
  const next = /[\p{L}\p{N}\p{M}]/uy;
  for (const word of typed) {
    let at = start;
    let done = 0;
    while (done < word.length && at < folded.length) {
      next.lastIndex = at;
      const [letter] = next.exec(folded) ?? [];
      if (letter && !word.startsWith(letter, done)) break;
      done += letter?.length ?? 0;
      at += letter?.length ?? 1;
    }
    if (done === word.length) return at;
  }
  return undefined;
}

/** Both names, where the term is one word that spans them: "李明" in 李 and 明. */
function acrossNames(
  { first_name, last_name }: Record<string, string | number | null>,
  compact: string,
): Record<string, Range[]> | undefined {
  const names = Object.entries({ first_name, last_name }).map(([field, value]) => {
    const shown = String(value ?? "").slice(0, longestShown);
    return { field, shown, solid: words(shown).join("") };
  });
  for (const [first, second] of [names, names.toReversed()]) {
    if (!first?.solid || !second || !compact.startsWith(first.solid)) continue;
    const rest = compact.slice(first.solid.length);
    const end = rest && endOfJoined(fold(second.shown).folded, 0, [rest]);
    if (!end) continue;
    const { at } = fold(second.shown);
    return {
      [first.field]: [[0, first.shown.length]],
      [second.field]: [rangeOf(at, 0, end)],
    };
  }
  return undefined;
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

/** The telephone number of another country, typed in its national form. */
function nationalRange(value: string, typed: string): Range[] {
  if (!/^\+(?!44)\d+$/.test(value)) return [];
  const national = nationalNumber(value.slice(1));
  const start = value.length - national.length;
  const found = [typed, typed.replace(/^0/, "")].find((each) => each && national.startsWith(each));
  return found ? [[start, start + found.length]] : [];
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
