import { lexemesOfWord, readWords, type TextWord } from "./text-words.ts";

type Range = [start: number, end: number];

/** Passages of a text, and the ranges of matches in them, in UTF-16 units. */
export interface TextExcerpt {
  text: string;
  ranges: Range[];
}

/** A match, by the indexes of its first and last word. */
interface Match {
  first: number;
  last: number;
  phrase: string[];
}

const before = 30;
const after = 70;

/**
 * Two passages around matches, or the beginning of a text without one. The second shows another
 * phrase than the first where it can.
 */
export function excerptOf(text: string, phrases: string[][]): TextExcerpt {
  const words = readWords(text);
  const begun = Map.groupBy(phrases, ([first]) => first);
  const matchesIn = (first: number, last: number) =>
    words.slice(first, last + 1).flatMap((_, at) => matchesAt(words, first + at, begun));
  const matchFrom = (from: number, isPassedOver?: (match: Match) => boolean) => {
    for (let at = from; at < words.length; at++)
      for (const match of matchesAt(words, at, begun)) if (!isPassedOver?.(match)) return match;
    return undefined;
  };
  const passage = passageAround(words, matchFrom(0));
  const later = matchFrom(passage.last + 1);
  const shown = new Set(matchesIn(passage.first, passage.last).map(({ phrase }) => phrase));
  const next =
    later && shown.size < phrases.length
      ? (matchFrom(later.first, ({ phrase }) => shown.has(phrase)) ?? later)
      : later;
  const excerpt: TextExcerpt = { text: "", ranges: [] };
  for (const each of next ? [passage, passageAround(words, next, passage.last + 1)] : [passage]) {
    if (excerpt.text) excerpt.text += " … ";
    addPassage(excerpt, text, words, each, matchesIn(each.first, each.last));
  }
  return excerpt;
}

const none: Match[] = [];

/** The matches that begin with a word. */
function matchesAt(
  words: TextWord[],
  first: number,
  begun: ReadonlyMap<string | undefined, string[][]>,
): Match[] {
  const word = words[first];
  if (!word || !lexemesOfWord(word).some((lexeme) => begun.has(lexeme))) return none;
  return lexemesOfWord(word)
    .flatMap((lexeme) => begun.get(lexeme) ?? [])
    .filter((phrase) => phrase.every((lexeme, at) => has(words[first + at], lexeme)))
    .map((phrase) => ({ first, last: first + phrase.length - 1, phrase }));
}

const has = (word: TextWord | undefined, lexeme: string) =>
  word !== undefined && (word.lexemes.includes(lexeme) || word.whole?.includes(lexeme) === true);

/** The first and last word of a passage; not before `from`. */
function passageAround(words: TextWord[], match: Match | undefined, from = 0) {
  let { first, last } = match ?? { first: 0, last: 0 };
  const start = words[first]?.start ?? 0;
  while (first > from && start - (words[first - 1]?.start ?? 0) <= before) first--;
  while ((words[last + 1]?.end ?? Number.POSITIVE_INFINITY) - start <= after) last++;
  return { first, last };
}

function addPassage(
  excerpt: TextExcerpt,
  text: string,
  words: TextWord[],
  { first, last }: { first: number; last: number },
  matches: Match[],
) {
  const found = new Set<number>();
  for (const match of matches) for (let at = match.first; at <= match.last; at++) found.add(at);
  let at = words[first]?.start ?? 0;
  let isOpen = false;
  for (let index = first; index <= last; index++) {
    const word = words[index];
    if (!word) break;
    // The joint of two found words is found too.
    const continues = isOpen && found.has(index) && word.isJoined;
    excerpt.text += plainSpace(text.slice(at, word.start));
    const start = excerpt.text.length;
    excerpt.text += text.slice(word.start, word.end);
    at = word.end;
    isOpen = found.has(index);
    const open = excerpt.ranges.at(-1);
    if (continues && open) open[1] = excerpt.text.length;
    else if (isOpen) excerpt.ranges.push([start, excerpt.text.length]);
  }
}

const plainSpace = (between: string) => between.replace(/\s+/g, " ");
