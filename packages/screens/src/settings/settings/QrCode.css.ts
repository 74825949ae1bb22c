import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const paper = style({
  inlineSize: "12rem",
  maxInlineSize: "100%",
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  // A camera needs the contrast that forced colours would remove.
  forcedColorAdjust: "none",
});
export const code = style({ display: "block", inlineSize: "100%", fill: vars.color.text });
