import { type Image, type Means, side, squareMeans, step } from "./means.ts";

/**
 * Machines draw the edges of letters differently, which evens out within a square. A button that
 * moves by two pixels, or a faint background, does not.
 */
const tolerance = 10;

/** Message and squares that differ from the stored means; undefined if the picture matches. */
export function differences({ width, height, means }: Means, actual: Image) {
  if (width !== actual.width || height !== actual.height)
    return {
      message: `It was ${width}×${height} px and is ${actual.width}×${actual.height} px.`,
      squares: [],
    };
  const squares = new Set<number>();
  squareMeans(actual).forEach((mean, at) => {
    if (Math.abs(mean - means[at]! * step) > tolerance) squares.add(Math.floor(at / 3));
  });
  const allowed = 4 + Math.floor(means.length / 3 / 2000);
  if (squares.size <= allowed) return undefined;
  return {
    message: `${squares.size} squares of ${side} px differ, where ${allowed} may.`,
    squares: [...squares],
  };
}

/** The picture with the differing squares in red. */
export function marked({ data, width, height }: Image, squares: number[]): Image {
  const red = Uint8Array.from(data);
  const columns = Math.ceil(width / side);
  for (const square of squares) {
    const left = (square % columns) * side;
    const top = Math.floor(square / columns) * side;
    for (let y = top; y < Math.min(top + side, height); y++)
      for (let x = left; x < Math.min(left + side, width); x++) red[(y * width + x) * 4] = 255;
  }
  return { data: red, width, height };
}

/** Draws stored means as a coarse picture. */
export function drawn({ width, height, means }: Means): Image {
  const data = new Uint8Array(width * height * 4).fill(255);
  const columns = Math.ceil(width / side);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / side) * columns + Math.floor(x / side);
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 4 + channel] = Math.min(255, means[square * 3 + channel]! * step);
    }
  return { data, width, height };
}
