type Image = { data: Uint8Array; metadata: { width: number; height: number } };

/**
 * Compares the mean colours of small squares. Another machine draws a letter's edges otherwise,
 * not its weight: within a square that evens out. What moves by two pixels does not.
 */
const scales = [
  { size: 4, tolerance: 32 },
  // A faint ground is weaker than an edge, and larger.
  { size: 8, tolerance: 12 },
];

export function squares(reference: Image, actual: Image, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `It was ${width}×${height} px and is ${actual.metadata.width}×${actual.metadata.height} px.`,
    };
  if (
    Buffer.from(reference.data.buffer, reference.data.byteOffset, reference.data.length).equals(
      actual.data,
    )
  )
    return { pass: true, diff: null, message: null };
  const diff = createDiff ? Uint8Array.from(actual.data) : null;
  const wrong = scales.flatMap(({ size, tolerance }) => {
    const found = differing(reference, actual, size, tolerance);
    const allowed = 4 + Math.floor((width * height) / size ** 2 / 2000);
    if (found.length <= allowed) return [];
    if (diff) for (const square of found) redden(diff, width, height, size, square);
    return [`${found.length} squares of ${size} px differ, where ${allowed} may.`];
  });
  return { pass: wrong.length === 0, diff, message: wrong.join(" ") || null };
}

type Square = { left: number; top: number };

function differing(a: Image, b: Image, size: number, tolerance: number): Square[] {
  const { width, height } = a.metadata;
  const found: Square[] = [];
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      const sums = [0, 0, 0];
      const [right, bottom] = [Math.min(left + size, width), Math.min(top + size, height)];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          for (let channel = 0; channel < 3; channel++) {
            const at = (y * width + x) * 4 + channel;
            sums[channel]! += a.data[at]! - b.data[at]!;
          }
      const pixels = (right - left) * (bottom - top);
      if (sums.some((sum) => Math.abs(sum) > tolerance * pixels)) found.push({ left, top });
    }
  return found;
}

function redden(
  data: Uint8Array,
  width: number,
  height: number,
  size: number,
  { left, top }: Square,
) {
  for (let y = top; y < Math.min(top + size, height); y++)
    for (let x = left; x < Math.min(left + size, width); x++) data[(y * width + x) * 4] = 255;
}
