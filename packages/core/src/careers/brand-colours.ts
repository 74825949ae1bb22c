/** Grounds of the pages that the API writes, by colour scheme. */
export const pageGrounds = {
  light: { ground: "#f6f7f9", surface: "#ffffff" },
  dark: { ground: "#121417", surface: "#1b1e22" },
} as const;

const readable = 4.5;

/** Derives what stands on and beside a brand's accent colour, each with a contrast of at least 4.5. */
export function brandColours(accent: string) {
  return {
    /** Text on the accent. */
    onAccent: contrast(accent, "#ffffff") >= readable ? "#ffffff" : "#000000",
    /** The accent, moved until it can be read as text on the grounds of a colour scheme. */
    link: {
      light: readableOn(Object.values(pageGrounds.light), accent, "#000000"),
      dark: readableOn(Object.values(pageGrounds.dark), accent, "#ffffff"),
    },
  };
}

function readableOn(grounds: readonly string[], accent: string, goal: string): string {
  const shades = Array.from({ length: 101 }, (_, share) => mix(accent, goal, share / 100));
  const isReadable = (shade: string) =>
    grounds.every((ground) => contrast(shade, ground) >= readable);
  return shades.find(isReadable) ?? goal;
}

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((c, i) => Math.round(c + ((goal[i] ?? c) - c) * share));
  return `#${mixed.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
