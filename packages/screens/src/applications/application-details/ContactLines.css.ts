import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.color.textMuted,
  minInlineSize: 0,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  overflowWrap: "anywhere",
});
globalStyle(`${line} svg`, {
  display: "block",
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  color: vars.color.textMuted,
});
