import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const stack = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const aligns = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", stretch: "stretch" },
  (alignItems) => ({ alignItems }),
);
