/** Pieces of markup, tables, addresses, dates and other texts that a reader may stumble over. */
const pieces =
  `< > <a <b> <!-- --> <<b>b> </ </a> <p> </p> <li> <a_href=" <script <style> <td> <span> <br
  & &a &amp; &#1 &nbsp; x X 0 9. a. a- ab, @ a@ @a. " ' "" = a= { {{ }} {{a , ; ", : :: / // +1 00
  (0) ( - <w:t> <w: <![ <![if_!supportLists]> <p_style=mso-list:l0_level1> src=file: é ١ İ ß ﬃ 👩 👩‍⚕️`
    .split(/\s+/)
    .map((piece) => piece.replaceAll("_", " "))
    .concat([" ", "\t", "\n", "\r\n", "\u00a0", "a ", "<a ", "<img ", " style=", "{{ "])
    .concat(["e\u0301", "\u0301", "\u202e", "\ud800", "\\"]);

/** Good and bad beginnings and ends. */
const frames = [
  ["", ""],
  ["<p ", ">"],
  ['<a href="', '">x</a>'],
  ["<b>Ann", "\u0000"],
  ["{{", "}}"],
  ["+44 (0)", "<a "],
  ["=", '%@a.example "'],
] as const;

/** Openings, and closings that follow as often. */
const nests = [
  ["<", "b>"],
  ["</", "b>"],
  ["<", "!---->"],
  ["<b>", "</b>"],
  ["<b>", "</u>"],
  ['<a href="x">', "</a>"],
  ["<ul><li>", "</li></ul>"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<span>", "</p>"],
  ["{{", "}}"],
  ["(", ")"],
  ['"', "'"],
] as const;

const pairs = (count: number): string[] => {
  let seed = 26;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[(seed >> 8) % pieces.length] ?? "";
  };
  return Array.from({ length: count }, () => next() + next());
};

interface Shape {
  start: string;
  piece: string;
  closing?: string;
  end: string;
}
const framed = (piece: string, at: number): Shape => {
  const [start, end] = frames[at % frames.length] ?? frames[0];
  return { start, piece, end };
};
export const shapes: Shape[] = [
  ...pieces.flatMap((piece, at) => [0, 1 + (at % 6)].map((frame) => framed(piece, frame))),
  ...pairs(40).map(framed),
  ...nests.map(([piece, closing]) => ({ start: "", piece, closing, end: "" })),
];

/** A text of one shape. */
export const textOf = ({ start, piece, closing = "", end }: Shape, length: number): string => {
  const times = Math.ceil(length / (piece + closing).length);
  return start + piece.repeat(times) + closing.repeat(times) + end;
};

const growth = 8;
const [short, long] = [2000, 2000 * growth].map((length) =>
  shapes.map((shape) => textOf(shape, length)),
) as [string[], string[]];

/** The same characters as one long text or as short ones: quadratic work differs by `growth`. */
const steepest = growth / 2;
/** A shorter time says nothing, in milliseconds. */
const noise = 0.4;
const rounds = 15;

/**
 * Reads texts of many shapes. Returns a shape for which one long text takes more work than short
 * texts that are as long together; chance is left out by the best of some rounds.
 */
export async function steepShape(read: (text: string) => unknown): Promise<string | undefined> {
  for (const [at, shape] of shapes.entries()) {
    const best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
    const ratio = () => best.long / Math.max(noise, best.short);
    for (let round = 0; round < rounds; round++) {
      best.long = Math.min(best.long, await timeOf(read, long[at] ?? "", 1));
      if (best.long < noise * steepest) break;
      best.short = Math.min(best.short, await timeOf(read, short[at] ?? "", growth));
      if (ratio() < steepest) break;
    }
    if (best.long >= noise * steepest && ratio() >= steepest)
      return `${JSON.stringify(shape)}: ${ratio().toFixed(1)} times the work`;
  }
  return undefined;
}

async function timeOf(
  read: (text: string) => unknown,
  text: string,
  times: number,
): Promise<number> {
  const start = performance.now();
  for (let time = 0; time < times; time++) {
    const result = read(text);
    if (result instanceof Promise) await result;
  }
  return performance.now() - start;
}
