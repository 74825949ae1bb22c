import { expect, test } from "vitest";
import { dark, light, type Palette } from "./palette.ts";

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function textPairs(p: Palette): [string, string, string][] {
  const surfaces = [
    "surface",
    "surfaceRaised",
    "surfaceSunken",
    "surfaceHover",
    "overlay",
  ] as const;
  const inks = ["text", "textMuted", "accentText"] as const;
  const tones = ["neutral", "positive", "warning", "critical", "info"] as const;
  return [
    ...surfaces.flatMap((s) =>
      inks.map((i): [string, string, string] => [`${i} on ${s}`, p[i], p[s]]),
    ),
    ...tones.flatMap((t): [string, string, string][] => [
      [`${t} on its subtle`, p[t].fg, p[t].bg],
      [`${t} on surface`, p[t].fg, p.surface],
      [`text on ${t}`, p.text, p[t].bg],
      [`white on ${t} solid`, p.textOnAccent, p[t].solid],
    ]),
    ["white on accent", p.textOnAccent, p.accent],
    ["white on accent hover", p.textOnAccent, p.accentHover],
    ["accent on its subtle", p.accentText, p.accentSubtle],
    ["muted on accent subtle", p.textMuted, p.accentSubtle],
    ["mark", p.markText, p.mark],
    ["sidebar", p.sidebar.text, p.sidebar.surface],
    ["sidebar hover", p.sidebar.text, p.sidebar.hover],
    ["sidebar current", p.sidebar.textActive, p.sidebar.active],
  ];
}

for (const [theme, palette] of Object.entries({ light, dark })) {
  test(`every text of the ${theme} theme has a contrast of 4.5 or more`, () => {
    const weak = textPairs(palette).filter(([, ink, paper]) => contrast(ink, paper) < 4.5);
    expect(weak).toEqual([]);
  });
  test(`edges of controls and the focus ring of the ${theme} theme have a contrast of 3 or more`, () => {
    for (const edge of [palette.borderStrong, palette.focus, palette.star])
      for (const paper of [palette.surface, palette.surfaceSunken, palette.overlay])
        expect(contrast(edge, paper)).toBeGreaterThanOrEqual(3);
  });
}
