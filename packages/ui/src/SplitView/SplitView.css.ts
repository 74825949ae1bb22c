import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, radius, motion } = vars;
const wide = "screen and (min-width: 64rem)";

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  alignItems: "start",
});
export const ratios = styleVariants(
  {
    even: "minmax(0, 1fr) minmax(0, 1fr)",
    start: "minmax(0, 2fr) minmax(0, 1fr)",
    end: "minmax(0, 1fr) minmax(0, 2fr)",
  },
  (gridTemplateColumns) => ({ "@media": { [wide]: { gridTemplateColumns } } }),
);
export const resizable = style({
  "@media": {
    [wide]: {
      columnGap: space.xs,
      gridTemplateColumns: "minmax(0, var(--split)) auto minmax(0, 1fr)",
      alignItems: "stretch",
    },
  },
});
export const pane = style({ minInlineSize: 0, overflowWrap: "anywhere" });
/** The line between the panes; absent while the panes are stacked. */
export const divider = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "flex",
      justifyContent: "center",
      inlineSize: "1.5rem",
      cursor: "col-resize",
      touchAction: "none",
      outline: "none",
    },
  },
});
export const line = style({
  inlineSize: "3px",
  blockSize: "100%",
  backgroundColor: color.border,
  borderRadius: radius.full,
  transition: `background-color ${motion.fast}`,
  selectors: {
    [`${divider}:hover &`]: { backgroundColor: color.borderStrong },
    [`${divider}:focus-visible &, ${divider}:active &`]: { backgroundColor: color.focus },
    [`${divider}:focus-visible &`]: { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
});
