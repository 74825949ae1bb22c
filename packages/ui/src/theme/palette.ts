import type { Brand } from "./brands.ts";
import { contrast, mix, withContrast, textOn, tint } from "./contrast.ts";

/** Colours shared by all brands. `palette.test.ts` checks their contrast. */
const light = {
  surface: "#ffffff",
  surfaceRaised: "#ffffff",
  surfaceSunken: "#f6f7f9",
  surfaceHover: "#f1f3f6",
  overlay: "#ffffff",
  scrim: "rgb(16 20 30 / 0.42)",
  text: "#1a1d25",
  textMuted: "#596171",
  textDisabled: "#949cab",
  textOnSolid: "#ffffff",
  border: "#e4e7ec",
  borderStrong: "#868e9d",
  star: "#b9790f",
  mark: "#fdeaa8",
  markText: "#33270a",
  neutral: { fg: "#424a58", bg: "#eef0f3", solid: "#5b6472" },
  positive: { fg: "#17663e", bg: "#e6f4eb", solid: "#1e7f4f" },
  warning: { fg: "#7a4a00", bg: "#fdf2da", solid: "#a15f00" },
  critical: { fg: "#a3211b", bg: "#fdeceb", solid: "#c62a2a" },
  info: { fg: "#1c568f", bg: "#e7f1fb", solid: "#2470bf" },
  environment: {
    demo: { fg: "#5a3596", bg: "#f1eafc" },
    dev: { fg: "#17663e", bg: "#e0f3e7" },
    test: { fg: "#7a4a00", bg: "#fdecc4" },
    prod: { fg: "#a3211b", bg: "#fde3e1" },
  },
};

const dark: typeof light = {
  surface: "#14161b",
  surfaceRaised: "#1a1d23",
  surfaceSunken: "#0e1013",
  surfaceHover: "#20242b",
  overlay: "#1f232a",
  scrim: "rgb(0 0 0 / 0.6)",
  text: "#eceef2",
  textMuted: "#a0a8b6",
  textDisabled: "#6a7280",
  textOnSolid: "#ffffff",
  border: "#2b303a",
  borderStrong: "#707989",
  star: "#e9b949",
  mark: "#5c4a10",
  markText: "#fff3c4",
  neutral: { fg: "#c3c9d3", bg: "#2a2f38", solid: "#5b6472" },
  positive: { fg: "#76d6a1", bg: "#13291e", solid: "#1e7f4f" },
  warning: { fg: "#efc265", bg: "#2f2511", solid: "#a15f00" },
  critical: { fg: "#ff9f97", bg: "#3a1a19", solid: "#c62a2a" },
  info: { fg: "#8cc2f7", bg: "#14273c", solid: "#2470bf" },
  environment: {
    demo: { fg: "#cbb2f7", bg: "#2a1f40" },
    dev: { fg: "#76d6a1", bg: "#143323" },
    test: { fg: "#efc265", bg: "#3a2d10" },
    prod: { fg: "#ff9f97", bg: "#451d1c" },
  },
};

const bases = { light, dark };
export type PaletteName = keyof typeof bases;
export type Palette = ReturnType<typeof paletteOf>;

/**
 * Returns every colour of a brand in a theme. Only the accent and the sidebar depend on the brand.
 */
export function paletteOf(brand: Brand, theme: PaletteName) {
  const base = bases[theme];
  return { ...base, ...accentRoles(brand.accent, theme), sidebar: sidebarRoles(brand, theme) };
}

/**
 * Derives the accent colours. The dark theme lightens the accent until it stands out. The light
 * theme keeps it, and uses `accentEdge` for marks that must stand out without text.
 */
function accentRoles(brandAccent: string, theme: PaletteName) {
  const isDark = theme === "dark";
  const { textMuted, surface, ...base } = bases[theme];
  const pages = [surface, base.surfaceRaised, base.surfaceSunken, base.surfaceHover, base.overlay];
  const goal = isDark ? tint(brandAccent) : "#000000";
  const accent = isDark ? withContrast(brandAccent, goal, pages, 3) : brandAccent;
  const accentEdge = withContrast(accent, goal, pages, 3);
  const ground = mix(surface, accent, isDark ? 0.2 : 0.09);
  const accentSubtle = withContrast(ground, surface, [textMuted], 4.5);
  const accentText = withContrast(accent, goal, [...pages, accentSubtle], isDark ? 6 : 4.5);
  const textOnAccent = textOn(accent);
  return {
    accent,
    accentHover: mix(accent, oppositeOf(textOnAccent), 0.16),
    accentEdge,
    accentText,
    accentSubtle,
    textOnAccent,
    focus: isDark ? accentText : accentEdge,
  };
}

function sidebarRoles(brand: Brand, theme: PaletteName) {
  const surface =
    theme === "dark" ? withContrast(brand.sidebar, "#000000", ["#ffffff"], 18.6) : brand.sidebar;
  const textActive = textOn(surface);
  const ink = textActive === "#ffffff" ? tint(surface) : textActive;
  // A mid-tone sidebar has no contrast to spare, so its hover moves away from the text colour.
  const raised = contrast(surface, textActive) > 9 ? ink : oppositeOf(textActive);
  const hover = mix(surface, raised, 0.06);
  const active = mix(surface, raised, 0.12);
  return {
    surface,
    hover,
    active,
    border: mix(surface, raised, 0.1),
    text: withContrast(
      mix(mix(ink, textActive, 0.5), surface, 0.28),
      textActive,
      [surface, hover],
      5,
    ),
    textActive,
    accent: withContrast(
      brand.accent,
      textActive === "#ffffff" ? tint(brand.accent) : textActive,
      [surface, active],
      5,
    ),
  };
}

/** Returns the end of the scale that increases contrast with this text colour. */
const oppositeOf = (text: string) => (text === "#ffffff" ? "#000000" : "#ffffff");
