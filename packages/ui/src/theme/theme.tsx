/** @internal A consumer has no types for it. */
import "@fontsource-variable/inter/wght.css";
import "./base.css.ts";
import type { BrandKey } from "./brands.ts";

export { type Brand, type BrandKey, brands } from "./brands.ts";
export { brandVariables } from "./brandVariables.ts";
export { type Palette, type PaletteName, paletteOf } from "./palette.ts";
export { vars } from "./theme.css.ts";
export type { Space } from "./theme.css.ts";

export type Theme = "light" | "dark" | "system";
export type Density = "comfortable" | "compact";

export type ThemeChoice = {
  theme?: Theme;
  density?: Density;
  /** ATS logo key. Unknown keys use the default brand. */
  brand?: BrandKey | (string & {});
};

/** Sets theme, density and brand of an element or the whole page. Omitted settings stay. */
export function setTheme(
  { theme, density, brand }: ThemeChoice,
  root: HTMLElement = document.documentElement,
): void {
  if (theme === "system") delete root.dataset.theme;
  else if (theme) root.dataset.theme = theme;
  if (density) root.dataset.density = density;
  if (brand) root.dataset.brand = brand;
}
