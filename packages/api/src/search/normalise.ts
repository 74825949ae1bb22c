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
    // Apart from the rarer marks, which take four times as long to find.
    .replace(/[\u0300-\u036f'’ʼ]/g, "")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => letters[letter] ?? letter);

/** The normalised words of a text; an email address is one word. */
export function words(text: string): string[] {
  const plain = normalise(text);
  const found = plain.includes("@")
    ? plain.match(/(?<!\S)[^\s@]*@\S*|[\p{L}\p{N}]+/gu)
    : plain.match(/[\p{L}\p{N}]+/gu);
  return found ?? [];
}

/**
 * Joins words into one token. A token of several begins with a space, so that no single word's
 * prefix matches it.
 */
export const tokenOf = (parts: string[]): string =>
  parts.length > 1 ? ` ${parts.join(" ")}` : parts.join("");
