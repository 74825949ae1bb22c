import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

export const line = style({ display: "flex", alignItems: "center", gap: vars.space.md });
export const track = style({
  position: "relative",
  flex: 1,
  blockSize: "1.25rem",
  backgroundColor: vars.color.surfaceHover,
  borderRadius: vars.radius.full,
});
export const dot = style({
  position: "absolute",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  backgroundColor: vars.color.accentEdge,
  borderRadius: vars.radius.full,
});
