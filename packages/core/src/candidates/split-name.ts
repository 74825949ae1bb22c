import {
  doubleFamilyName,
  generation,
  isParticle,
  letterAfter,
  titleBefore,
} from "./name-words.ts";

interface SplitName {
  first_name: string;
  last_name: string;
}

/** Letters after a name, such as RN, BSc or FCIPD. */
const lettersAfter = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}.]{2,10}$/u;

/** Letters after a name that no comma parts from it; Ma, Do and En are last names too. */
const isLetters = (word: string): boolean =>
  letterAfter.test(word) && lettersAfter.test(word) && !/^(?:ma|do|en)$/i.test(word);

/** “(she/her)” behind a name. */
const bracketed = /\s\([^()]*\)$/;

const capitals = /^\p{Lu}[\p{Lu}'’-]{2,}$/u;

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const chineseOrKorean = /^(?:\p{Script=Han}{2,3}|\p{Script=Hangul}{2,4})$/u;

/** Longer text is no name. */
const longest = 500;

/**
 * Splits a name that is written in one piece: “Dr Ann Bell” or “Bell, Ann”. Titles before it and
 * letters after it are left out. Someone with one name has no last name.
 */
export function splitName(written: string): SplitName {
  if (written.length > longest) return { first_name: written, last_name: "" };
  const [main = "", ...others] = written
    .trim()
    .replace(bracketed, "")
    .split(/[,，]/)
    .map((part) => part.trim());
  const name = main.replace(titleBefore, "");
  const words = wordsOf(name);
  while (words.length > 2 && isLetters(words.at(-1) ?? "")) words.pop();
  const isWhole = words.length > 1 && !words.every((word) => capitals.test(word));
  const after = others.flatMap(wordsOf);
  const generations = after.filter((word) => generation.test(word));
  const given = after.filter((word) => !generation.test(word));
  if (given.length === 0 || (isWhole && given.every((word) => lettersAfter.test(word))))
    return splitWords([...words, ...generations], name !== main);
  return {
    first_name: given.join(" ").replace(titleBefore, ""),
    last_name: [...words, ...generations].join(" "),
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const familyFirst = (last_name: string, first_name: string): SplitName => ({
  first_name,
  last_name,
});

function splitWords(words: readonly string[], hasTitle: boolean): SplitName {
  const before = (at: number): SplitName => ({
    first_name: words.slice(0, at).join(" "),
    last_name: words.slice(at).join(" "),
  });
  const [first = "", second] = words;
  if (words.length < 2) {
    if (!chineseOrKorean.test(first)) return before(hasTitle ? 0 : 1);
    const length = doubleFamilyName.exec(first)?.[0].length ?? 1;
    return familyFirst(first.slice(0, length), first.slice(length));
  }
  if (second && words.length === 2 && words.every((word) => eastAsian.test(word)))
    return familyFirst(first, second);
  const capital = words.map((word) => capitals.test(word) && !generation.test(word));
  const ordinary = capital.indexOf(false);
  if (ordinary > 0 && !capital.includes(true, ordinary))
    return familyFirst(words.slice(0, ordinary).join(" "), words.slice(ordinary).join(" "));
  const firstCapital = capital.indexOf(true);
  if (firstCapital > 0 && !capital.includes(false, firstCapital)) return before(firstCapital);
  if (isParticle(first) && first === first.toLowerCase()) return before(0);
  const start = words.findIndex((word, at) => at > 0 && isParticle(word));
  if (start > 0 && start < words.length - 1) return before(start);
  const isGeneration = words.length > 2 && generation.test(words.at(-1) ?? "");
  return before(words.length - (isGeneration ? 2 : 1));
}

/** A name in separate columns, in one column, or in both. */
interface WrittenName extends SplitName {
  full_name: string;
}

/** The first and the last name, from columns that may hold a part of it twice. */
export function nameFrom({ full_name, first_name, last_name }: WrittenName): SplitName {
  const given = first_name.trim() || last_name.trim();
  if (!given) return splitName(full_name);
  const isWhole = first_name.trim() && last_name.trim();
  if (!full_name.trim() || isWhole || full_name.length > longest) return { first_name, last_name };
  const other = without(full_name, given);
  return first_name.trim() ? { first_name, last_name: other } : { first_name: other, last_name };
}

/** A full name without the part of it that is known: “Ann Bell” without “Ann” is “Bell”. */
function without(full_name: string, part: string): string {
  const known = wordsOf(part);
  const words = wordsOf(full_name.replace(/[,，]/g, " "));
  const at = words.findIndex((_, start) => known.every((word, n) => words[start + n] === word));
  return (at < 0 ? words : words.toSpliced(at, known.length)).join(" ").replace(titleBefore, "");
}
