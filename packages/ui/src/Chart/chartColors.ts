/**
 * Colours of the series of a chart, in the order in which they are taken: on a light ground and
 * on a dark one. `chartColors.test.ts` holds each to a contrast of 3 with every ground.
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
