import type { Palette } from "./palette.ts";

/** Name, foreground and background. */
export type Pair = [name: string, ink: string, paper: string];

const pages = ["surface", "surfaceRaised", "surfaceSunken", "surfaceHover", "overlay"] as const;
const tones = ["neutral", "positive", "warning", "critical", "info"] as const;

/** Text and background pairs, which need a contrast of at least 4.5. */
export const textPairs = (p: Palette): Pair[] => [
  ...pages.flatMap((page) =>
    (["text", "textMuted", "accentText"] as const).map(
      (ink): Pair => [`${ink} on ${page}`, p[ink], p[page]],
    ),
  ),
  ...tones.flatMap((tone): Pair[] => [
    [`${tone} on its ground`, p[tone].fg, p[tone].bg],
    [`${tone} on surface`, p[tone].fg, p.surface],
    [`text on ${tone}`, p.text, p[tone].bg],
    [`textOnSolid on ${tone}`, p.textOnSolid, p[tone].solid],
  ]),
  ["textOnAccent on accent", p.textOnAccent, p.accent],
  ["textOnAccent on accentHover", p.textOnAccent, p.accentHover],
  ["text on accentSubtle", p.text, p.accentSubtle],
  ["textMuted on accentSubtle", p.textMuted, p.accentSubtle],
  ["accentText on accentSubtle", p.accentText, p.accentSubtle],
  ["markText on mark", p.markText, p.mark],
  ...Object.entries(p.environment).map(([name, { fg, bg }]): Pair => [`${name} banner`, fg, bg]),
  ["sidebar text", p.sidebar.text, p.sidebar.surface],
  ["sidebar text, hovered", p.sidebar.text, p.sidebar.hover],
  ["sidebar text, current", p.sidebar.textActive, p.sidebar.active],
  ["sidebar accent", p.sidebar.accent, p.sidebar.surface],
  ["sidebar accent, current", p.sidebar.accent, p.sidebar.active],
];

/** Control edges, marks and the focus ring, which need a contrast of at least 3. */
export const edgePairs = (p: Palette): Pair[] =>
  (["borderStrong", "focus", "star", "accentEdge"] as const).flatMap((edge) =>
    (["surface", "surfaceSunken", "overlay"] as const).map(
      (page): Pair => [`${edge} on ${page}`, p[edge], p[page]],
    ),
  );
