import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.lg,
  alignItems: "start",
});
export const ratios = styleVariants(
  {
    even: "minmax(0, 1fr) minmax(0, 1fr)",
    start: "minmax(0, 2fr) minmax(0, 1fr)",
    end: "minmax(0, 1fr) minmax(0, 2fr)",
  },
  (gridTemplateColumns) => ({
    "@media": { "screen and (min-width: 64rem)": { gridTemplateColumns } },
  }),
);
export const pane = style({ minInlineSize: 0 });
