import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const header = style({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.md,
});
export const titles = style({
  display: "grid",
  flex: "1 1 10rem",
  gap: vars.space.xxs,
  minInlineSize: 0,
});
