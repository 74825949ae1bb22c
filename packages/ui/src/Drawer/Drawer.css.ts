import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visibleForDialogs } from "../theme/visible.ts";

const slide = keyframes({ from: { opacity: 0, transform: "translateX(var(--from))" } });

export const drawer = style({
  position: "absolute",
  insetBlock: `${visibleForDialogs.top} ${visibleForDialogs.below}`,
  display: "flex",
  inlineSize: "100%",
  color: vars.color.text,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.elevation.high,
  outline: "none",
  selectors: {
    "&[data-entering]": { animation: `${slide} ${vars.motion.normal} ${vars.motion.easing}` },
  },
});
export const sides = styleVariants({
  start: { insetInlineStart: 0, vars: { "--from": "-2rem" } },
  end: { insetInlineEnd: 0, vars: { "--from": "2rem" } },
});
export const sizes = styleVariants({ sm: "22rem", md: "32rem", lg: "48rem" }, (size) => ({
  maxInlineSize: `min(${size}, 100vw)`,
}));
