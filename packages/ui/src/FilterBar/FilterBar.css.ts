import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const bar = style({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const chips = style({ display: "contents", listStyle: "none" });
export const chip = style({ maxInlineSize: "100%", minInlineSize: 0 });
