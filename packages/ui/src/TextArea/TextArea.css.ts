import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const area = style({
  display: "block",
  paddingBlock: vars.space.sm,
  resize: "vertical",
  minBlockSize: "4.5rem",
});
export const count = style({
  justifySelf: "end",
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontVariantNumeric: "tabular-nums",
});
