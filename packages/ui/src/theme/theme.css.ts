import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { brandVariables, variablesOf } from "./brandVariables.ts";
import { brands } from "./brands.ts";
import { paletteOf } from "./palette.ts";
import { densities, scale } from "./scale.ts";

/** The design tokens as CSS variables. Screens use no other styles. */
export const vars = createGlobalThemeContract(
  { color: paletteOf(brands.default, "light"), ...scale, density: densities.comfortable },
  (_, path) => `ats-${path.join("-")}`,
);

globalStyle(":root", {
  colorScheme: "light dark",
  vars: {
    ...variablesOf(brands.default),
    ...assignVars(vars.font, scale.font),
    ...assignVars(vars.space, scale.space),
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.elevation, scale.elevation),
    ...assignVars(vars.motion, scale.motion),
    ...assignVars(vars.layer, scale.layer),
  },
});
for (const [key, brand] of Object.entries(brands))
  globalStyle(`[data-brand="${key}"]`, { vars: brandVariables(brand) });
globalStyle('[data-theme="light"]', { colorScheme: "light" });
globalStyle('[data-theme="dark"]', { colorScheme: "dark" });
/** Paper is light. */
globalStyle(":root, [data-theme]", { "@media": { print: { colorScheme: "light" } } });
globalStyle(':root, [data-density="comfortable"]', {
  vars: assignVars(vars.density, densities.comfortable),
});
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, densities.compact) });
globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: assignVars(vars.motion, { fast: "0s", normal: "0s", easing: "linear" }),
    },
  },
});

export type Space = keyof typeof vars.space;
