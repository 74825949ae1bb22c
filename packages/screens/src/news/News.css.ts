import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, radius } = vars;

export const wrap = style({ position: "relative", display: "inline-flex" });
export const dot = style({
  position: "absolute",
  insetBlockStart: "0.375rem",
  insetInlineEnd: "0.375rem",
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  backgroundColor: color.accentEdge,
  borderRadius: radius.full,
  pointerEvents: "none",
  forcedColorAdjust: "none",
});
