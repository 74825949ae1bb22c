import { expect, test } from "vitest";
import { brandColours, contrast, pageGrounds } from "./brand-colours.ts";

const steps = Array.from({ length: 16 }, (_, step) => step.toString(16).repeat(2));
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test("with any accent, its text and its links are readable on light and on dark", () => {
  const unreadable = colours.filter((accent) => {
    const { onAccent, link } = brandColours(accent);
    const pairs = [
      [accent, onAccent],
      ...Object.values(pageGrounds.light).map((ground) => [link.light, ground]),
      ...Object.values(pageGrounds.dark).map((ground) => [link.dark, ground]),
    ] as [string, string][];
    return pairs.some(([ink, ground]) => contrast(ink, ground) < 4.5);
  });
  expect(unreadable).toEqual([]);
});

test("an accent that is readable stays as it is, and another one keeps its hue", () => {
  expect(brandColours("#0b5cab")).toMatchObject({
    onAccent: "#ffffff",
    link: { light: "#0b5cab" },
  });
  expect(brandColours("#ffc21a")).toEqual({
    onAccent: "#000000",
    link: { light: "#8c6b0e", dark: "#ffc21a" },
  });
});

test("the contrast is that of WCAG", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
