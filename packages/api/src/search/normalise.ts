const letters: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/**
 * Text without accents, case and apostrophes, for comparing. `Łukasz O'Brién` is `lukasz obrien`.
 */
export const normalise = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ]/gu, "")
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => letters[letter] ?? letter);

/** The normalised words of a text; an email address is one word. */
export const words = (text: string): string[] =>
  normalise(text)
    .split(/\s+/)
    .flatMap((word) => (word.includes("@") ? [word] : word.split(/[^\p{L}\p{N}]+/u)))
    .filter(Boolean);

/**
 * Joins words into one token. A token of several begins with a space, so that no single word's
 * prefix matches it.
 */
export const tokenOf = (parts: string[]): string =>
  parts.length > 1 ? ` ${parts.join(" ")}` : parts.join("");
