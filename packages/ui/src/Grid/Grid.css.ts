import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, var(--min-column)), 1fr))",
});
export const counted = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "screen and (min-width: 48rem)": {
      gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
    },
  },
});
