import { describe, expect, test } from "vitest";
import { type Brand, brands } from "./brands.ts";
import { contrast } from "./contrast.ts";
import { edgePairs, textPairs, type Pair } from "./contrastPairs.ts";
import { type PaletteName, paletteOf } from "./palette.ts";

/** Difficult brand colours, the hardest first. */
const difficultBrands: Record<string, Brand> = {
  yellow: { name: "Yellow", accent: "#ffe600", sidebar: "#ffe600" },
  white: { name: "White", accent: "#ffffff", sidebar: "#ffffff" },
  black: { name: "Black", accent: "#000000", sidebar: "#000000" },
  navy: { name: "Navy", accent: "#0a1a4a", sidebar: "#0a1a4a" },
  orange: { name: "Orange", accent: "#ee6c00", sidebar: "#8a4a1a" },
  "middle grey": { name: "Middle grey", accent: "#777777", sidebar: "#777777" },
  "bright green": { name: "Bright green", accent: "#00d26a", sidebar: "#00d26a" },
};

const tooWeak = (pairs: Pair[], minimum: number) =>
  pairs.filter(([, ink, paper]) => contrast(ink, paper) < minimum);

describe.each(Object.entries({ ...brands, ...difficultBrands }))("the brand %s", (_, brand) => {
  test.each<PaletteName>(["light", "dark"])("has readable text in the %s theme", (theme) => {
    expect(tooWeak(textPairs(paletteOf(brand, theme)), 4.5)).toEqual([]);
  });
  test.each<PaletteName>(["light", "dark"])("has visible edges in the %s theme", (theme) => {
    expect(tooWeak(edgePairs(paletteOf(brand, theme)), 3)).toEqual([]);
  });
});

test("puts dark text on a brand colour too light for white text, without changing the colour", () => {
  const { accent, textOnAccent } = paletteOf(brands.brightstaff, "light");
  expect(accent).toBe(brands.brightstaff.accent);
  expect(textOnAccent).toBe("#14161b");
  expect(paletteOf(brands.default, "light").textOnAccent).toBe("#ffffff");
});

test("lightens text in the brand's colour for the dark theme", () => {
  for (const brand of Object.values(brands)) {
    const { accentText, surface } = paletteOf(brand, "dark");
    expect(contrast(accentText, surface)).toBeGreaterThanOrEqual(6);
    expect(contrast(accentText, surface)).toBeGreaterThanOrEqual(contrast(brand.accent, surface));
  }
});
