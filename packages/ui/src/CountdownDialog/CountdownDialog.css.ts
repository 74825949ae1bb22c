import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;

export const countdown = style({ display: "grid", gap: space.sm, paddingBlockStart: space.lg });
export const time = style({
  fontSize: font.size.lg,
  lineHeight: font.line.lg,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
export const track = style({
  blockSize: "0.375rem",
  overflow: "hidden",
  backgroundColor: color.neutral.bg,
  borderRadius: vars.radius.full,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const rest = style({
  display: "block",
  blockSize: "100%",
  backgroundColor: color.warning.solid,
  borderRadius: vars.radius.full,
  transition: "inline-size 1s linear",
  forcedColorAdjust: "none",
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});
