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
  "@media": {
    "(forced-colors: active)": {
      border: "1px solid ButtonText",
      selectors: { "[data-selected] > &": { backgroundColor: "Highlight" } },
    },
  },
});
export const thumb = style({
  display: "block",
  blockSize: "100%",
  aspectRatio: "1",
  backgroundColor: color.surfaceRaised,
  borderRadius: vars.radius.full,
  boxShadow: vars.elevation.low,
  transition: `margin ${motion.normal} ${motion.easing}`,
  selectors: {
    "[data-selected] &": {
      marginInlineStart: "0.875rem",
      backgroundColor: color.textOnAccent,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      backgroundColor: "ButtonText",
      border: "1px solid ButtonText",
      selectors: { "[data-selected] &": { backgroundColor: "HighlightText" } },
    },
  },
});
/** Aligned with the label, not with the track before it. */
export const below = style({ paddingInlineStart: `calc(2rem + ${vars.space.sm})` });
