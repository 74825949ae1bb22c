import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, motion } = vars;

export const tile = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  minInlineSize: 0,
  padding: space.lg,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
  transition: `border-color ${motion.fast}`,
  selectors: { "&:has(a:hover)": { borderColor: color.borderStrong } },
});
export const label = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  overflowWrap: "anywhere",
});
/** Makes the whole tile a link. */
export const reach = style({ position: "absolute", inset: 0, borderRadius: vars.radius.lg });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
});
export const figure = style({
  fontSize: font.size.xxl,
  lineHeight: font.line.xxl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.015em",
});
export const change = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const good = style({ color: color.positive.fg });
export const bad = style({ color: color.critical.fg });
export const even = style({ color: color.textMuted });
export const arrow = style({ fontSize: "0.9375rem" });
export const note = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const sparkline = style({
  flexShrink: 0,
  inlineSize: "6rem",
  blockSize: "1.75rem",
  color: color.accentEdge,
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
