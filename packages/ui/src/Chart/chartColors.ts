/**
 * Series colours in order of use, on a light and on a dark background. `chartColors.test.ts` checks
 * a contrast of at least 3 with every background.
 */
export const chartColors = [
  { light: "#3f5bd8", dark: "#8ea2ff" },
  { light: "#c2570c", dark: "#f2a65a" },
  { light: "#0f766e", dark: "#45c8b8" },
  { light: "#b02a78", dark: "#f387bf" },
  { light: "#52760f", dark: "#aecf5c" },
  { light: "#7a3fd6", dark: "#c3a6ff" },
  { light: "#55606f", dark: "#a9b5c5" },
  { light: "#93291f", dark: "#ff9d8a" },
];
