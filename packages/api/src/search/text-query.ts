import { readWords } from "./text-words.ts";

/** A search in text, as PostgreSQL reads it. */
export interface TextQuery {
  tsquery: string;
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
  return {
    tsquery: asked.map((parts) => parts.map(tsqueryOf).join(" & ")).join(" | "),
    phrases: asked.flat().flatMap(({ phrases, isExcluded }) => (isExcluded ? [] : phrases)),
  };
}

/** The words one after the other, and in place of words that are written as one, the whole. */
function phrasesOf(text: string): string[][] {
  const words = readWords(text);
  const [first, ...others] = words;
  if (!first) return [];
  const phrase = words.flatMap(({ lexemes }) => lexemes[0] ?? []);
  const isOne = others.every(({ isJoined }) => isJoined);
  return isOne && first.whole?.[0] ? [phrase, [first.whole[0]]] : [phrase];
}

function withoutLittle(parts: Part[]): Part[] {
  const telling = parts.filter(({ saysLittle }) => !saysLittle);
  return telling.length > 0 ? telling : parts;
}

const tsqueryOf = ({ phrases, isExcluded }: Part) =>
  `${isExcluded ? "!" : ""}(${phrases.map((phrase) => phrase.map((lexeme) => `'${lexeme}'`).join(" <-> ")).join(" | ")})`;
