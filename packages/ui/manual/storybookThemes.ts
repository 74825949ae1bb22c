import { create } from "storybook/theming/create";
import { brands } from "../src/theme/brands.ts";
import { type PaletteName, paletteOf } from "../src/theme/palette.ts";
import { scale } from "../src/theme/scale.ts";

function storybookTheme(base: PaletteName) {
  const c = paletteOf(brands.default, base);
  return create({
    base,
    brandTitle: "ATS design system",
    brandUrl: "./",
    brandTarget: "_self",
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo(c.accent, c.text))}`,
    fontBase: scale.font.family.replaceAll('"', "'"),
    fontCode: scale.font.mono.replaceAll('"', "'"),
    colorPrimary: c.accent,
    colorSecondary: c.accentText,
    appBg: c.surfaceSunken,
    appContentBg: c.surface,
    appPreviewBg: c.surface,
    appHoverBg: c.surfaceHover,
    appBorderColor: c.border,
    appBorderRadius: 8,
    textColor: c.text,
    textInverseColor: c.surface,
    textMutedColor: c.textMuted,
    barBg: c.surface,
    barTextColor: c.textMuted,
    barHoverColor: c.accentText,
    barSelectedColor: c.accentText,
    buttonBg: c.surfaceHover,
    buttonBorder: c.border,
    booleanBg: c.surfaceHover,
    booleanSelectedBg: c.surface,
    inputBg: c.surface,
    inputBorder: c.borderStrong,
    inputTextColor: c.text,
    inputBorderRadius: 6,
  });
}

const logo = (ground: string, ink: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="188" height="32" viewBox="0 0 188 32">
    <rect width="32" height="32" rx="8" fill="${ground}"/>
    <path d="M9 22.5 16 8.5l7 14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="16" cy="20.5" r="2.4" fill="#fff"/>
    <text x="44" y="21.5" fill="${ink}" font-family="Inter, system-ui, sans-serif" font-size="16" font-weight="600">Design system</text>
  </svg>`;

export const storybookThemes = { light: storybookTheme("light"), dark: storybookTheme("dark") };
