import { japaneseSurnames, secondGivenNames } from "./cv-words.ts";
import {
  doubleFamilyName,
  folded,
  generation,
  isParticle,
  letterAfter,
  titleBefore,
} from "./name-words.ts";

/** A name in its two parts; the second is empty for who has one name only. */
export type PersonalName = readonly [first: string, last: string];

const isCapitals = (word: string) =>
  word.length > 1 &&
  word === word.toUpperCase() &&
  word !== word.toLowerCase() &&
  !/^\p{L}\.$/u.test(word);
const nameWord = /^(?:\p{Lu}|\p{Lo}|['’]\p{L}|[dl]['’]\p{Lu})[\p{L}\p{M}'’ʼ`´‘-]*\.?$/u;
/** An Arabic first name of two words. */
const isBound = (word: string) => /^(?:عبد|أبو|ابو)$/u.test(word);

/** Takes titles before a name and letters after it away. */
export function withoutTitles(text: string): string {
  const [name = "", ...after] = text
    .replace(/\([^()]*\)|["“”][^"“”]*["“”]/g, " ")
    .replace(titleBefore, "")
    .replace(/(?<=[\p{sc=Han}\p{sc=Hangul}])\s*(?:先生|女士|小姐|様|さん|氏|님|씨)$/u, "")
    .split(/[,،、]/)
    .map((part) => part.trim());
  const isTail = after.every((part) => part.split(/\s+/).every(isLetterAfter));
  const words = (isTail ? name : text.replace(/\([^()]*\)/g, " ").replace(titleBefore, ""))
    .trim()
    .split(/\s+/);
  // All that follows a degree are letters as well; before two words there is no name.
  const at = words.findIndex(
    (_, start) =>
      start > 1 && isDegree(words[start] ?? "") && words.slice(start).every(isCapitalsOrDotted),
  );
  if (at > 0) return words.slice(0, at).join(" ");
  while (words.length > 1 && isDegree(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/** A degree: MChem, BEng, DPhil. */
const degree = /^[BMD]\p{Lu}\p{Ll}+$/u;
const isLetterAfter = (word: string) =>
  letterAfter.test(word) || generation.test(word) || degree.test(word);
const isCapitalsOrDotted = (word: string) => isCapitals(word.slice(0, 2)) || word.includes(".");
const isDegree = (word: string) => isLetterAfter(word) && isCapitalsOrDotted(word);

/** One letter is an initial, save where one is a word. */
const isLongEnough = (word: string) =>
  word.replace(/\P{L}/gu, "").length > 1 || /[\p{sc=Han}\p{sc=Hangul}]/u.test(word);

/** The words of a text that has the form of a name; undefined for any other. */
export function nameWords(text: string, isSurname = false): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 7 || text.length > 80) return undefined;
  const isName = words.every(
    (word, at) =>
      nameWord.test(word) || ((at > 0 || isSurname) && at < words.length - 1 && isParticle(word)),
  );
  return isName && words.some(isLongEnough) ? words : undefined;
}

/** Puts a name in capitals into the usual case: O'BRIEN, SMITH-JONES, McDONALD, VAN DER BERG. */
export function inUsualCase(words: readonly string[], language: string): string[] {
  if (!words.some(isCapitals)) return [...words];
  return words.map((word, at) => {
    if (!isCapitals(word) && !(word.startsWith("Mc") && isCapitals(word.slice(2)))) return word;
    const isSmall = at > 0 && at < words.length - 1 && isParticle(word) && language !== "it";
    const isAfterSmall = language !== "fr" && isParticle(words[at - 1] ?? "");
    if (isSmall && (isAfterSmall || !/^(?:le|lo|la|el|al|st|mac|mc|san|santa)$/i.test(word)))
      return word.toLowerCase();
    return word
      .toLowerCase()
      .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
      .replace(/(?<![\p{L}\p{M}])Mc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
      .replace(/^['’]T$/u, "'t")
      .replace(/^D(?=['’])/u, language === "fr" ? "d" : "D");
  });
}

const patronymic = /(?:вич|вна|чна|ична)$/u;
const slavicSurname = /(?:ов|ев|ёв|ова|ева|ёва|ский|ская|цкий|цкая|ко|ук|юк|ых|их)$/u;

/** Splits a written name into first and last; undefined where that is not sure. */
export function splitName(written: string, language: string): PersonalName | undefined {
  const text = withoutTitles(written);
  const [last = "", first = "", ...more] = text.split(",").map((part) => part.trim());
  if (first && more.length === 0) {
    const [given, surname] = [nameWords(first), nameWords(last, true)];
    return given && surname
      ? [inUsualCase(given, language).join(" "), surnameOf(surname, language)]
      : undefined;
  }
  const words = nameWords(text);
  if (!words || text.includes(",")) return undefined;
  if (/^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}々ー\s]+$/u.test(text))
    return splitEastern(words);
  if (words.length === 1) return [inUsualCase(words, language).join(" "), ""];
  const capitals = words.map((word) => isCapitals(word) || isParticle(word));
  const isMixed =
    words.some(isCapitals) && words.some((word) => /\p{Ll}\p{Ll}/u.test(word) && !isParticle(word));
  if (isMixed) {
    const start = capitals.indexOf(true);
    const end = capitals.lastIndexOf(true) + 1;
    const surname = words.slice(start, end);
    const given = [...words.slice(0, start), ...words.slice(end)];
    const isSurname =
      capitals.slice(start, end).every(Boolean) && surname.some((word) => word.length > 2);
    if (isSurname && given.length > 0 && !/^(?:O['’]|Ma?c\p{Lu}|D['’])/u.test(given.at(-1) ?? ""))
      return [given.join(" "), surnameOf(surname, language)];
  }
  const cased = inUsualCase(words, language);
  if (language === "hu" || language === "vi") return [cased.slice(1).join(" "), cased[0] ?? ""];
  const at = surnameStart(cased, language);
  if (at === undefined) return undefined;
  if (at === -1) return [cased.slice(1).join(" "), cased[0] ?? ""];
  return [cased.slice(0, at).join(" "), cased.slice(at).join(" ")];
}

/** Particles at the start of a surname in capitals are small as well. */
const surnameOf = (words: readonly string[], language: string) =>
  inUsualCase(["", ...words], language)
    .slice(1)
    .join(" ");

/** Index of the surname's first word; -1 where it is the first of all; undefined where it is not sure. */
function surnameStart(words: readonly string[], language: string): number | undefined {
  const [one = "", two = "", three = ""] = words;
  if (/\p{sc=Cyrillic}/u.test(one)) {
    if (words.length === 3)
      return patronymic.test(three) ? -1 : patronymic.test(two) ? 2 : undefined;
    if (slavicSurname.test(one) && !slavicSurname.test(two)) return -1;
    return words.length === 2 ? 1 : undefined;
  }
  if (/\p{sc=Arabic}/u.test(one)) {
    const particle = words.findIndex((word, at) => at > 0 && isParticle(word));
    if (particle > 0) return particle;
    return isBound(one) ? 2 : words.length - 1;
  }
  // "María del Carmen Robles": a devotion belongs to the first name.
  if (/^mar[ií]a$/iu.test(one) && /^de(?:l|los)?$/iu.test(two)) {
    const given = /^l[ao]s?$/iu.test(three) ? 4 : 3;
    if (words.length > given) return given;
  }
  const isIberian =
    language === "es" ||
    language === "pt" ||
    (words.length > 3 && [one, two].every((word) => secondGivenNames.has(folded(word))));
  if (isIberian) {
    let given = 1;
    while (
      given < words.length - 1 &&
      given < 3 &&
      secondGivenNames.has(folded(words[given] ?? ""))
    )
      given++;
    return given;
  }
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && isParticle(word),
  );
  // "Araújo e Castro" are two surnames.
  if (particle > 0)
    return /^[yei]$/.test(words[particle] ?? "") ? Math.max(1, particle - 1) : particle;
  return words.length > 4 ? undefined : words.length - 1;
}

function splitEastern(words: readonly string[]): PersonalName | undefined {
  const [one = "", two = ""] = words;
  if (words.length === 2) return [two, one];
  if (words.length > 1) return undefined;
  const [surname] = japaneseSurnames.exec(one) ?? [];
  const given = surname ? one.slice(surname.length) : "";
  if (given.length > 0 && given.length < 4) return [given, surname ?? ""];
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(one);
  const length = doubleFamilyName.test(one) ? 2 : 1;
  const rest = [...one].length - length;
  return isJapanese || rest < 1 || rest > 2 ? undefined : [one.slice(length), one.slice(0, length)];
}
