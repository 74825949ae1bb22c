import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.sm,
  maxInlineSize: "40rem",
});
export const field = style({ flex: "1 1 10.5rem", minInlineSize: 0 });
export const value = style({ flex: "2 1 10rem", minInlineSize: 0 });
