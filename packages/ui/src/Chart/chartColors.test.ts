import { expect, test } from "vitest";
import { brands } from "../theme/brands.ts";
import { contrast } from "../theme/contrast.ts";
import { paletteOf } from "../theme/palette.ts";
import { chartColors } from "./chartColors.ts";

const cases = chartColors.flatMap((color, at) =>
  (["light", "dark"] as const).flatMap((theme) => {
    const { surface, surfaceRaised, surfaceSunken, overlay } = paletteOf(brands.default, theme);
    return [surface, surfaceRaised, surfaceSunken, overlay].map(
      (ground) => [at + 1, theme, ground, color[theme]] as const,
    );
  }),
);

test.each(cases)("colour %i of the %s theme stands out on %s", (_, __, ground, color) => {
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
});
