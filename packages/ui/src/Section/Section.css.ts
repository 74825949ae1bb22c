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
