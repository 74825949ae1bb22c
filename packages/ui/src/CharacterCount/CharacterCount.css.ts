import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const count = style({
  position: "relative",
  justifySelf: "end",
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontVariantNumeric: "tabular-nums",
});
export const over = style({
  color: vars.color.critical.fg,
  fontWeight: vars.font.weight.medium,
});
