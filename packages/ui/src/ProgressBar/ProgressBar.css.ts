import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const run = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const bar = style({ display: "grid", gap: vars.space.xs, inlineSize: "100%" });
export const texts = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.sm,
  fontSize: vars.font.size.sm,
});
export const value = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
});
export const track = style({
  position: "relative",
  blockSize: "0.375rem",
  overflow: "hidden",
  backgroundColor: vars.color.neutral.bg,
  borderRadius: vars.radius.full,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const fill = style({
  blockSize: "100%",
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.normal}`,
  forcedColorAdjust: "none",
});
export const running = style({
  position: "absolute",
  inlineSize: "40%",
  animation: `${run} 1.2s linear infinite`,
});
