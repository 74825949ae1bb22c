import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.lg,
  inlineSize: "100%",
  marginInline: "auto",
  padding: `${vars.space.xl} clamp(${vars.space.lg}, 2.5vw, ${vars.space.xxl})`,
});
export const widths = styleVariants(
  { full: "none", wide: "84rem", narrow: "46rem", centred: "27rem" },
  (maxInlineSize) => ({ maxInlineSize }),
);
