/** Characters that normalising removes, as a class of a regular expression in JavaScript and SQL. */
const removed = [
  // Apostrophes and what is typed or pasted in their place.
  String.raw`'\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\ua78b\ua78c`,
  // Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters. Other scripts write vowels so.
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a`,
  String.raw`\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed`,
  String.raw`\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
  // Characters that show nothing.
  String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e`,
  String.raw`\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0`,
].join("");
/** A space and an accent are what a spacing accent, typed for an apostrophe, decomposes into. */
export const removedPattern = String.raw` [\u0300-\u036f]|[${removed}]`;

/** Letters and signs that do not decompose, by what people type for them. */
export const alike: Record<string, string> = {
  ...Object.fromEntries([..."‐‑‒–—―−⁃˗־"].map((dash) => [dash, "-"])),
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ə: "e",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

const removedCharacters = new RegExp(removedPattern, "g");
const selectors = /[\u{e0100}-\u{e01ef}]/gu;
const alikeCharacters = new RegExp(`[${Object.keys(alike).join("")}]`, "g");

/** Normalises a text, and keeps the space around it. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/['`]/g, "");
  return text
    .normalize("NFKD")
    .replace(removedCharacters, "")
    .replace(selectors, "")
    .toLowerCase()
    .replace(alikeCharacters, (character) => alike[character] ?? character);
}

/**
 * Text for comparing: without case, accents, apostrophes, widths, invisible characters and space
 * around it. `Łukasz O'Brién` is `lukasz obrien`.
 */
export const normalise = (text: string): string => fold(text).trim();

/** The normalised words of a text; an email address is one word. */
export function words(text: string): string[] {
  const plain = normalise(text);
  const found = plain.includes("@")
    ? plain.match(/(?<!\S)[^\s@]*@\S*|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
    : plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return found ?? [];
}

/**
 * Joins words into one token. A token of several begins with a space, so that no single word's
 * prefix matches it.
 */
export const tokenOf = (parts: string[]): string =>
  parts.length > 1 ? ` ${parts.join(" ")}` : parts.join("");
