import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: `clamp(${vars.space.lg}, 2.5vw, ${vars.space.xxl})`,
  paddingBlockEnd: vars.space.xl,
});
export const spacings = styleVariants({
  normal: { gap: vars.space.lg, paddingBlockStart: vars.space.xl },
  tight: { gap: vars.space.sm, paddingBlockStart: vars.space.md },
});
export const widths = styleVariants(
  { full: "none", broad: "112rem", wide: "84rem", narrow: "46rem", centred: "27rem" },
  (maxInlineSize) => ({ maxInlineSize }),
);
