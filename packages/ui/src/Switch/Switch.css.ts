import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, motion } = vars;

export const track = style({
  flexShrink: 0,
  inlineSize: "2rem",
  blockSize: "1.125rem",
  marginBlock: "0.0625rem",
  padding: "2px",
  backgroundColor: color.borderStrong,
  borderRadius: vars.radius.full,
  transition: `background-color ${motion.normal}`,
  selectors: {
    "[data-selected] > &": { backgroundColor: color.accent },
    "[data-disabled] > &": { opacity: 0.5 },
    "[data-focus-visible] > &": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid ButtonText" } },
});
export const thumb = style({
  display: "block",
  blockSize: "100%",
  aspectRatio: "1",
  backgroundColor: "#ffffff",
  borderRadius: vars.radius.full,
  boxShadow: vars.elevation.low,
  transition: `margin ${motion.normal} ${motion.easing}`,
  selectors: { "[data-selected] &": { marginInlineStart: "0.875rem" } },
  "@media": { "(forced-colors: active)": { backgroundColor: "ButtonText" } },
});
