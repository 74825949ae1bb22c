import { endingOf, isUnspaced, pairOf, readWords } from "./text-words.ts";

/** A search in text, as PostgreSQL reads it. */
export interface TextQuery {
  tsquery: string;
  /** The same by pairs of words, for the index; it finds no phrases in texts stored without pairs. */
  byPairs: string;
  /** The same with the last pair of each phrase in its place, which the planner has counted. */
  byLastPair: string;
  /** Words that follow each other; any of them is a match to show. */
  phrases: string[][];
}

/** Words that say little where others are asked for; typed in capitals they are names. */
const little = new Set("a an and are as at by for from in is of on the to with".split(" "));

interface Part {
  phrases: string[][];
  isExcluded: boolean;
  saysLittle: boolean;
}

/**
 * Reads a search: words that must all be found, "phrases", -exclusions, and "or" between
 * alternatives. Undefined without a word.
 */
export function textQuery(term: string): TextQuery | undefined {
  const alternatives: Part[][] = [[]];
  for (const [, minus, quoted, word] of term.matchAll(/(-?)(?:"([^"]*)"?|([^\s",;]+))/g)) {
    const phrases = phrasesOf(quoted ?? word ?? "");
    if (!minus && /^or$/i.test(word ?? "")) alternatives.push([]);
    else if (phrases.length > 0)
      alternatives.at(-1)?.push({
        phrases,
        isExcluded: minus === "-",
        saysLittle: little.has(word ?? ""),
      });
  }
  const asked = alternatives.map(withoutLittle).filter((parts) => parts.length > 0);
  if (asked.length === 0) return undefined;
  const queryBy = (query: (phrase: string[]) => string) =>
    asked.map((parts) => parts.map((part) => tsqueryOf(part, query)).join(" & ")).join(" | ");
  return {
    tsquery: queryBy(byPlaces),
    byPairs: queryBy(byPairs),
    byLastPair: queryBy(byLastPair),
    phrases: asked.flat().flatMap(({ phrases, isExcluded }) => (isExcluded ? [] : phrases)),
  };
}

/**
 * The words one after the other, also as the host of an address, and in place of words that are
 * written as one, the whole.
 */
function phrasesOf(text: string): string[][] {
  const words = readWords(text);
  const [first, ...others] = words;
  if (!first) return [];
  const phrase = words.flatMap(({ lexemes }) => lexemes[0] ?? []);
  const phrases = [phrase];
  const asHosts = words.map((word, at) => (words[at + 1]?.isJoined ? undefined : endingOf(word)));
  if (asHosts.some(Boolean)) phrases.push(phrase.map((lexeme, at) => asHosts[at] ?? lexeme));
  const isOne = others.every(({ isJoined }) => isJoined);
  if (isOne && first.whole?.[0]) phrases.push([first.whole[0]]);
  return phrases;
}

function withoutLittle(parts: Part[]): Part[] {
  const telling = parts.filter(({ saysLittle }) => !saysLittle);
  return telling.length > 0 ? telling : parts;
}

const tsqueryOf = ({ phrases, isExcluded }: Part, query: (phrase: string[]) => string) =>
  `${isExcluded ? "!" : ""}(${phrases.map(query).join(" | ")})`;

const quoted = (lexeme: string) => `'${lexeme}'`;

const byPlaces = (phrase: string[]) => phrase.map(quoted).join(" <-> ");

function byLastPair(phrase: string[]): string {
  const [last = "", before] = phrase.toReversed();
  return quoted(before === undefined ? last : (pairOf(before, last) ?? before));
}

/** Two words are found by their pair alone; of more, the places tell whether the pairs meet. */
function byPairs(phrase: string[]): string {
  const [last = "", before = ""] = phrase.toReversed();
  // The lexeme of a character and the next tells what follows.
  const isTold = isUnspaced(last) && before !== last && before.endsWith(last);
  const words = isTold ? phrase.slice(0, -1) : phrase;
  const pairs = words.slice(1).flatMap((word, at) => pairOf(words[at] ?? "", word) ?? []);
  if (words.length === 2 && pairs[0]) return quoted(pairs[0]);
  return [...pairs.map(quoted), `(${byPlaces(words)})`].join(" & ");
}
