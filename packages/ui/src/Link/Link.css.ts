import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;

export const link = style({
  borderRadius: "2px",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
  cursor: "pointer",
  transition: `color ${vars.motion.fast}`,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
const underline = { "&:hover": { textDecoration: "underline" } };
export const variants = styleVariants({
  default: {
    color: color.accentText,
    textDecoration: "underline",
    textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
    selectors: { "&:hover": { textDecorationColor: "currentColor" } },
  },
  quiet: { color: "inherit", textDecoration: "none", selectors: underline },
  strong: {
    color: color.text,
    fontWeight: vars.font.weight.medium,
    textDecoration: "none",
    selectors: underline,
  },
});
