import "@fontsource-variable/inter/wght.css";
import "./base.css.ts";

export { vars } from "./theme.css.ts";
export type { Space } from "./theme.css.ts";

export type Theme = "light" | "dark" | "system";
export type Density = "comfortable" | "compact";

/** Sets the theme and the density of an element, by default of the whole page. */
export function setTheme(
  { theme, density }: { theme?: Theme; density?: Density },
  root: HTMLElement = document.documentElement,
): void {
  if (theme === "system") delete root.dataset.theme;
  else if (theme) root.dataset.theme = theme;
  if (density) root.dataset.density = density;
}
