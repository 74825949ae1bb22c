import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark, light } from "./palette.ts";

const tone = { fg: "", bg: "", solid: "" };

/** The design tokens, as CSS variables. The only styles that a screen may use. */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: "",
      surfaceRaised: "",
      surfaceSunken: "",
      surfaceHover: "",
      overlay: "",
      scrim: "",
      text: "",
      textMuted: "",
      textDisabled: "",
      textOnAccent: "",
      border: "",
      borderStrong: "",
      accent: "",
      accentHover: "",
      accentText: "",
      accentSubtle: "",
      focus: "",
      star: "",
      mark: "",
      markText: "",
      neutral: tone,
      positive: tone,
      warning: tone,
      critical: tone,
      info: tone,
      sidebar: {
        surface: "",
        hover: "",
        active: "",
        border: "",
        text: "",
        textActive: "",
        accent: "",
      },
    },
    font: {
      family: "",
      mono: "",
      size: { xs: "", sm: "", md: "", lg: "", xl: "", xxl: "" },
      line: { xs: "", sm: "", md: "", lg: "", xl: "", xxl: "" },
      weight: { regular: "", medium: "", semibold: "" },
    },
    space: { none: "", xxs: "", xs: "", sm: "", md: "", lg: "", xl: "", xxl: "", xxxl: "" },
    radius: { sm: "", md: "", lg: "", full: "" },
    elevation: { low: "", medium: "", high: "" },
    motion: { fast: "", normal: "", easing: "" },
    layer: { sticky: "", shell: "", toast: "" },
    density: { control: "", controlSmall: "", row: "", cell: "" },
  },
  (_, path) => `ats-${path.join("-")}`,
);

const scale = {
  font: {
    family:
      '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    size: {
      xs: "0.75rem",
      sm: "0.8125rem",
      md: "0.875rem",
      lg: "1rem",
      xl: "1.25rem",
      xxl: "1.5rem",
    },
    line: { xs: "1rem", sm: "1.25rem", md: "1.25rem", lg: "1.5rem", xl: "1.75rem", xxl: "2rem" },
    weight: { regular: "400", medium: "500", semibold: "600" },
  },
  space: {
    none: "0",
    xxs: "0.125rem",
    xs: "0.25rem",
    sm: "0.5rem",
    md: "0.75rem",
    lg: "1rem",
    xl: "1.5rem",
    xxl: "2rem",
    xxxl: "3rem",
  },
  radius: { sm: "4px", md: "6px", lg: "10px", full: "999px" },
  motion: { fast: "120ms", normal: "200ms", easing: "cubic-bezier(0.2, 0, 0, 1)" },
  layer: { sticky: "10", shell: "20", toast: "100001" },
};

const elevation = {
  light: {
    low: "0 1px 2px rgb(20 26 40 / 0.06)",
    medium: "0 4px 12px rgb(20 26 40 / 0.09), 0 1px 3px rgb(20 26 40 / 0.06)",
    high: "0 16px 48px rgb(20 26 40 / 0.18), 0 4px 12px rgb(20 26 40 / 0.08)",
  },
  dark: {
    low: "0 1px 2px rgb(0 0 0 / 0.4)",
    medium: "0 4px 14px rgb(0 0 0 / 0.45)",
    high: "0 16px 48px rgb(0 0 0 / 0.6)",
  },
};

const comfortable = {
  control: "2.25rem",
  controlSmall: "1.75rem",
  row: "2.75rem",
  cell: "0.75rem",
};
const compact = { control: "2rem", controlSmall: "1.625rem", row: "2.25rem", cell: "0.5rem" };

const lightVars = {
  ...assignVars(vars.color, light),
  ...assignVars(vars.elevation, elevation.light),
};
const darkVars = { ...assignVars(vars.color, dark), ...assignVars(vars.elevation, elevation.dark) };

globalStyle(":root", {
  vars: {
    ...assignVars(vars.font, scale.font),
    ...assignVars(vars.space, scale.space),
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.motion, scale.motion),
    ...assignVars(vars.layer, scale.layer),
  },
});
globalStyle(':root, [data-theme="light"]', { vars: lightVars, colorScheme: "light" });
globalStyle(":root:not([data-theme])", {
  "@media": { "(prefers-color-scheme: dark)": { vars: darkVars, colorScheme: "dark" } },
});
globalStyle('[data-theme="dark"]', { vars: darkVars, colorScheme: "dark" });
globalStyle(':root, [data-density="comfortable"]', { vars: assignVars(vars.density, comfortable) });
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, compact) });
globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: assignVars(vars.motion, { fast: "1ms", normal: "1ms", easing: "linear" }),
    },
  },
});

export type Space = keyof typeof vars.space;
