import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const inline = style({ display: "flex", minInlineSize: 0 });
export const wraps = style({ flexWrap: "wrap" });
// An item wider than a line of its own shrinks, unless it says otherwise.
globalStyle(`:where(${wraps}) > :where(*)`, { minInlineSize: 0, maxInlineSize: "100%" });
export const aligns = styleVariants(
  {
    start: "flex-start",
    center: "center",
    end: "flex-end",
    baseline: "baseline",
    stretch: "stretch",
  },
  (alignItems) => ({ alignItems }),
);
export const justifies = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", between: "space-between" },
  (justifyContent) => ({ justifyContent }),
);
