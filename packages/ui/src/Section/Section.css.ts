import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const section = style({ display: "grid", gap: vars.space.md, minInlineSize: 0 });
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.sm,
});
/** A long title wraps before it pushes the actions below. */
export const titles = style({
  display: "grid",
  flex: "1 1 10rem",
  gap: vars.space.xxs,
  minInlineSize: 0,
});
