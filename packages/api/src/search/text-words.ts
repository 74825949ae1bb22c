import { stemmer } from "stemmer";
import { normalise } from "./normalise.ts";

/** A word of a text and its place there, in UTF-16 units. */
export interface TextWord {
  start: number;
  end: number;
  /** The lexemes that find it. The first is its own; the others are less exact. */
  lexemes: string[];
  /** True when written as one with the word before: "node.js", "front-end", "N.H.S.". */
  isJoined: boolean;
  /** On the first and last of words that are written as one: the lexemes of them all together. */
  whole?: string[];
}

const joints = new Set("-‐‑\u00ad.'’‘ʼ");
const hyphenAtLineEnd = /^[-‐‑\u00ad][ \t]*\r?\n[ \t]*$/;
const longestJoint = 8;
const mostJoined = 8;
const longestWord = 60;

/** Reads the words of a text, for its index and for a search alike. */
export function readWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  const lexemesFor = {
    "": remembered((word) => lexemesOf(word, "")),
    before: remembered((word) => lexemesOf(word, "before")),
    inside: remembered((word) => lexemesOf(word, "inside")),
  };
  const lexemesForPair = remembered(lexemesOfPair);
  /** Adds each character of a run, found by itself and with the next. */
  const addCharacters = (start: number, end: number) => {
    for (let at = start; at < end; ) {
      const next = at + widthAt(text, at);
      const pair = text.slice(at, next < end ? next + widthAt(text, next) : end);
      words.push({ start: at, end: next, lexemes: lexemesForPair(pair), isJoined: at > start });
      at = next;
    }
  };
  /** The first word of those that are written as one. */
  let chain = 0;
  const wholeOf = (from: number) => {
    let whole = "";
    for (let at = from; at < words.length; at++)
      whole += text.slice(words[at]?.start, words[at]?.end);
    return whole;
  };
  const endChain = () => {
    const count = words.length - chain;
    const [first, last] = [words[chain], words.at(-1)];
    if (count > 1 && first && last) {
      const ending = endingOf(last);
      if (ending && isHost(text, first)) last.lexemes = [ending];
      const whole = count <= mostJoined ? wholeOf(chain) : "";
      if (whole && whole.length <= longestWord && /\p{L}/u.test(whole))
        first.whole = last.whole = lexemesFor[""](whole);
    }
    chain = words.length;
  };
  for (let start = 0; start < text.length; ) {
    const kind = kindAt(text, start);
    if (kind !== letter && kind !== single) {
      start += widthAt(text, start);
      continue;
    }
    const end = endOfWord(text, start, kind);
    const last = words.at(-1);
    const isJoined = last !== undefined && chain < words.length && isJoint(text, last.end, start);
    if (!isJoined || kind === single) endChain();
    if (kind === single) {
      addCharacters(start, end);
      chain = words.length;
    } else {
      const isDotted = text[start - 1] === "." && text[start - 2] !== ".";
      const dot = isDotted ? (isJoined ? "inside" : "before") : "";
      words.push({ start, end, lexemes: lexemesFor[dot](text.slice(start, end)), isJoined });
    }
    start = end;
  }
  endChain();
  return words;
}

/**
 * The lexeme of a domain's ending in an email or web address, where it is no word: `.NET` does not
 * find `nora@mail.example.net`. Undefined for a word without another and a dot before it.
 */
export function endingOf({ lexemes, isJoined }: TextWord): string | undefined {
  const dotted = lexemes.at(-1);
  return isJoined && dotted?.startsWith(".") ? `@${dotted}` : undefined;
}

/** True when the host of an email or web address begins with this word. */
function isHost(text: string, { start, end }: TextWord): boolean {
  return (
    /[^\s@]@$|:\/\/$/.test(text.slice(Math.max(0, start - 3), start)) ||
    /^www$/i.test(text.slice(start, Math.min(end, start + 4)))
  );
}

/** Calls a function once for each word. */
function remembered(read: (word: string) => string[]) {
  const known = new Map<string, string[]>();
  return (word: string) => {
    const lexemes = known.get(word) ?? read(word);
    known.set(word, lexemes);
    return lexemes;
  };
}

/** Kinds of characters. */
const other = 1;
const mark = 2;
const letter = 3;
const single = 4;

/** Scripts that set no spaces between words, or few: each character counts as a word. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** The kind of each character that was met. */
const kinds = new Uint8Array(0x11_0000);

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0;
  return kinds[code] || (kinds[code] = kindOf(String.fromCodePoint(code)));
}

function kindOf(character: string): number {
  if (/[\u200b-\u200d\u2060\ufeff]/.test(character)) return mark;
  if (!/[\p{L}\p{M}\p{N}]/u.test(character)) return other;
  if (unspaced.test(character)) return single;
  return /\p{M}/u.test(character) ? mark : letter;
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

function endOfWord(text: string, start: number, kind: number): number {
  let end = start;
  while (end < text.length) {
    const next = kindAt(text, end);
    if (next !== kind && (next !== mark || kind === single)) break;
    end += widthAt(text, end);
  }
  return kind === letter ? endOfSign(text, end) : end;
}

const signs = new Set("+#＋＃");

/** The end of the sign in "C#" and "C++"; the sign in "Word+Excel" is none. */
function endOfSign(text: string, start: number): number {
  let end = start;
  while (end < start + 3 && signs.has(text[end] ?? "")) end++;
  return end === start + 3 || (end < text.length && kindAt(text, end) === letter) ? start : end;
}

function isJoint(text: string, from: number, to: number): boolean {
  if (to - from === 1) return joints.has(text[from] ?? "");
  return (
    to - from <= longestJoint &&
    hyphenAtLineEnd.test(text.slice(from, to)) &&
    /^\p{Ll}/u.test(text.slice(to, to + 2))
  );
}

/** Ideographs that no normalising changes. */
const plainPair = /^[\u4e00-\u9fff]{2}$/;

/** The lexemes of a character that the next one follows. */
function lexemesOfPair(pair: string): string[] {
  const character = pair.slice(0, widthAt(pair, 0));
  if (plainPair.test(pair)) return [pair, character];
  return Array.from(new Set([pair, character]), (each) => each.normalize("NFKC").toLowerCase());
}

/** A dot directly before a word: ".NET", or "ASP.NET". */
type Dot = "" | "before" | "inside";

function lexemesOf(word: string, dot: Dot): string[] {
  const [sign = ""] = /(?<![+#＋＃])[+#＋＃]{1,2}$/.exec(word) ?? [];
  const plain = normalise(word.slice(0, longestWord)).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  const lexemes = [stemOf(plain)];
  // "GPS" is no plural, "CVs" is one.
  if (plain.length === 3 && plain !== lexemes[0])
    lexemes[word.endsWith("S") ? "unshift" : "push"](plain);
  const [, letters] = /^([a-z]{2,})\d+$/.exec(plain) ?? [];
  if (letters) lexemes.push(stemOf(letters));
  if (sign) lexemes.unshift(plain + sign.normalize("NFKC"));
  if (dot) lexemes[dot === "before" ? "unshift" : "push"](`.${plain}`);
  return lexemes;
}

const stemOf = (plain: string) => (/^[a-z]+$/.test(plain) ? stemmer(plain) : plain);

/** All lexemes that find a word. */
export const lexemesOfWord = ({ lexemes, whole }: TextWord): string[] =>
  whole ? [...lexemes, ...whole] : lexemes;

/** PostgreSQL's limits on a text search vector: bytes, and places of a lexeme. */
const mostBytes = 900_000;
const mostPlaces = 255;

/**
 * The text search vector of a text, as PostgreSQL reads it: its words with their places, and its
 * pairs of words. A text of more than a vector can hold is found by what comes first.
 */
export function textVector(text: string): string {
  const words = readWords(text);
  const places = new Map<string, number[]>();
  let bytes = 0;
  for (const [index, word] of words.entries())
    for (const lexeme of lexemesOfWord(word)) {
      const known = places.get(lexeme);
      if (known && known.length < mostPlaces) known.push(index + 1);
      else if (!known) places.set(lexeme, [index + 1]);
      bytes += known ? 2 : bytesOf(lexeme);
      if (bytes > mostBytes) return vectorOf(places, new Set());
    }
  return vectorOf(places, pairsIn(words, mostBytes - bytes));
}

function pairsIn(words: TextWord[], most: number): Set<string> {
  const pairs = new Set<string>();
  let bytes = 0;
  /** Words that are the same have the same lexemes, and repeat the pairs of those before. */
  const done = new Map<string[], Set<string[]>>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next) break;
    if (!word.whole && !next.whole) {
      const before = done.get(word.lexemes);
      if (before?.has(next.lexemes)) continue;
      if (before) before.add(next.lexemes);
      else done.set(word.lexemes, new Set([next.lexemes]));
    }
    const seconds = lexemesOfWord(next);
    for (const first of lexemesOfWord(word))
      for (const second of seconds) {
        const pair = pairOf(first, second);
        if (!pair || pairs.has(pair)) continue;
        bytes += bytesOf(pair);
        if (bytes > most) return pairs;
        pairs.add(pair);
      }
  }
  return pairs;
}

/**
 * The lexeme of two words, one directly before the other: the index finds it without reading the
 * places of both in every text that has them. Undefined for two characters of a script that sets
 * no spaces, which are found by pair anyway.
 */
export const pairOf = (first: string, second: string): string | undefined =>
  isUnspaced(first) && isUnspaced(second) ? undefined : `${first} ${second}`;

export const isUnspaced = (lexeme: string): boolean => kindAt(lexeme, 0) === single;

const bytesOf = (lexeme: string) => lexeme.length * (/[^ -~]/.test(lexeme) ? 3 : 1) + 6;

const vectorOf = (places: Map<string, number[]>, pairs: Set<string>) =>
  [
    ...Array.from(places, ([lexeme, at]) => `'${lexeme}':${at.join()}`),
    ...Array.from(pairs, (pair) => `'${pair}'`),
  ].join(" ");
