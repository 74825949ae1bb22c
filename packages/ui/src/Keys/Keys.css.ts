import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;

export const keys = style({
  display: "inline-flex",
  flexShrink: 0,
  gap: space.xxs,
  "@media": { print: { display: "none" } },
});
export const key = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.375rem",
  paddingInline: "0.3125rem",
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  fontFamily: "inherit",
  fontSize: font.size.xs,
  lineHeight: "1.25rem",
  fontWeight: font.weight.medium,
});
