/** A piece of a page's text with its place along the line, as pdf.js gives it. */
export interface Piece {
  str: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
}

/** Spacing accents that TeX prints over a letter, with the marks that combine with the letter. */
const marks: Record<string, string> = {
  "´": "\u0301",
  "`": "\u0300",
  ˋ: "\u0300",
  "¨": "\u0308",
  "^": "\u0302",
  ˆ: "\u0302",
  "~": "\u0303",
  "˜": "\u0303",
  "¸": "\u0327",
  ˇ: "\u030c",
  "˘": "\u0306",
  "˚": "\u030a",
  "˝": "\u030b",
  "˙": "\u0307",
  "¯": "\u0304",
  "˛": "\u0328",
};
const dotless: Record<string, string> = { ı: "i", ȷ: "j" };

/** Returns the letter with the accent as one character; undefined when there is no such letter. */
function accented(letter: string, accent: string): string | undefined {
  const mark = marks[accent];
  const one = mark && `${dotless[letter] ?? letter}${mark}`.normalize("NFC");
  return one?.length === 1 ? one : undefined;
}

const startOf = ({ transform }: Piece) => transform[4] ?? 0;

/** True when the second piece begins to the left of where the first one ends. */
const overlaps = (first: Piece, second: Piece) =>
  startOf(second) < startOf(first) + first.width - Math.abs(first.transform[0] ?? 0) / 10;

/**
 * Joins an accent and the letter that it is printed over into one character. An accent that takes
 * its own room, as in l´eau, stays.
 */
export function joinAccents<Item extends Piece>(pieces: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before && before.str && piece.str && overlaps(before, piece)) {
      const last = before.str.at(-1)!;
      const first = piece.str[0]!;
      const one = accented(first, last) ?? accented(last, first);
      if (one) {
        joined[joined.length - 1] = { ...before, str: before.str.slice(0, -1), hasEOL: false };
        joined.push({ ...piece, str: one + piece.str.slice(1) });
        continue;
      }
    }
    joined.push(piece);
  }
  return joined;
}
