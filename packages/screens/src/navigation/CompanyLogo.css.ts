import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const image = style({ blockSize: "2rem", maxInlineSize: "8rem", objectFit: "contain" });
export const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  color: vars.color.textOnAccent,
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.semibold,
});
