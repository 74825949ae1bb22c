import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { font } = vars;

export const heading = style({
  color: vars.color.text,
  fontWeight: font.weight.semibold,
  letterSpacing: "-0.011em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});
export const sizes = styleVariants(
  { sm: "sm", md: "md", lg: "lg", xl: "xl", xxl: "xxl" } as const,
  (size) => ({ fontSize: font.size[size], lineHeight: font.line[size] }),
);
