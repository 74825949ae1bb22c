import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const mark = style({
  display: "inline-flex",
  verticalAlign: "text-bottom",
  color: vars.color.textMuted,
});
globalStyle(`${mark} svg`, { inlineSize: "0.875rem", blockSize: "0.875rem" });
