import { deflateRawSync, inflateRawSync } from "node:zlib";

export type Image = { data: Uint8Array; width: number; height: number };

/** The mean colours of small squares, row by row, red, green and blue of each in steps of {@link step}. */
export type Means = { width: number; height: number; means: Uint8Array };

/** The side of a square, in pixels. */
export const side = 8;
/** Shades that are kept as one. */
export const step = 4;

const across = (pixels: number) => Math.ceil(pixels / side);

/** The mean colour of each square, exactly. */
export function squareMeans({ data, width, height }: Image): Float32Array {
  const columns = across(width);
  const sums = new Float32Array(columns * across(height) * 3);
  for (let y = 0; y < height; y++)
    for (let column = 0; column < columns; column++) {
      let [red, green, blue] = [0, 0, 0];
      const end = (y * width + Math.min((column + 1) * side, width)) * 4;
      for (let at = (y * width + column * side) * 4; at < end; at += 4) {
        red += data[at]!;
        green += data[at + 1]!;
        blue += data[at + 2]!;
      }
      const square = (Math.floor(y / side) * columns + column) * 3;
      sums[square]! += red;
      sums[square + 1]! += green;
      sums[square + 2]! += blue;
    }
  for (let square = 0; square < sums.length / 3; square++) {
    const left = (square % columns) * side;
    const top = Math.floor(square / columns) * side;
    const pixels = Math.min(side, width - left) * Math.min(side, height - top);
    for (let channel = 0; channel < 3; channel++) sums[square * 3 + channel]! /= pixels;
  }
  return sums;
}

export const meansOf = (image: Image): Means => ({
  width: image.width,
  height: image.height,
  means: Uint8Array.from(squareMeans(image), (mean) => Math.round(mean / step)),
});

/** One line of text: most squares are what the one above them is, which packs well. */
export function toLine({ width, height, means }: Means): string {
  const row = across(width) * 3;
  const differences = means.map((mean, at) => mean - (means[at - row] ?? 0));
  return `${width}x${height} ${deflateRawSync(differences, { level: 9 }).toString("base64")}`;
}

export function fromLine(line: string): Means {
  const [size = "", packed = ""] = line.split(" ");
  const [width = 0, height = 0] = size.split("x").map(Number);
  const row = across(width) * 3;
  const means = new Uint8Array(inflateRawSync(Buffer.from(packed, "base64")));
  for (let at = row; at < means.length; at++) means[at]! += means[at - row]!;
  return { width, height, means };
}
