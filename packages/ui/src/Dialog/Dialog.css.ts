import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, motion } = vars;
const inset = `clamp(${space.lg}, 4vw, ${space.xl})`;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem) scale(0.985)" } });

export const modal = style({
  display: "flex",
  inlineSize: "100%",
  maxBlockSize: "100%",
  color: color.text,
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  overflow: "hidden",
  outline: "none",
  "@media": {
    print: { maxBlockSize: "none", border: 0, boxShadow: "none", overflow: "visible" },
  },
  selectors: { "&[data-entering]": { animation: `${rise} ${motion.normal} ${motion.easing}` } },
});
export const sizes = styleVariants({
  sm: { maxInlineSize: "26rem" },
  md: { maxInlineSize: "34rem" },
  lg: { maxInlineSize: "48rem" },
  xl: { maxInlineSize: "68rem" },
  full: { blockSize: "100%" },
});
export const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  outline: "none",
});
export const header = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.md,
  padding: `${space.lg} ${inset} ${space.sm}`,
});
export const titles = style({
  display: "grid",
  gap: space.xs,
  minInlineSize: 0,
  paddingBlockStart: "0.25rem",
});
export const closing = style({ flexShrink: 0, marginInlineEnd: `calc(${space.sm} * -1)` });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  padding: `${space.sm} ${inset} ${space.xl}`,
  overflowY: "auto",
  "@media": { print: { overflow: "visible" } },
});
export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.sm,
  padding: `${space.md} ${inset}`,
  backgroundColor: color.surfaceSunken,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { print: { display: "none" } },
});
