const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const hexOf = (channels: number[]) =>
  `#${channels.map((c) => c.toString(16).padStart(2, "0")).join("")}`;

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

/** Mixes a share of `b`, from 0 to 1, into `a`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * share));
  return hexOf(mixed);
}

/** Returns a light tint of the same hue. */
export function tint(hex: string): string {
  const strongest = Math.max(...channels(hex));
  if (strongest === 0) return "#ffffff";
  const full = channels(hex).map((c) => Math.round((c * 255) / strongest));
  return mix(hexOf(full), "#ffffff", 0.6);
}

/** Moves `colour` towards `goal` just far enough to reach the contrast ratio on every ground. */
export function withContrast(
  colour: string,
  goal: string,
  grounds: string[],
  ratio: number,
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(colour, goal, share);
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried;
  }
  return goal;
}

/** Returns white where it is readable, else near-black, else black; one of them always is. */
export const textOn = (ground: string): string =>
  ["#ffffff", "#14161b"].find((ink) => contrast(ink, ground) >= 4.5) ?? "#000000";
