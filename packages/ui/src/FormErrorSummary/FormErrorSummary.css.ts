import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const summary = style({
  display: "grid",
  gap: space.xs,
  padding: space.lg,
  color: color.text,
  backgroundColor: color.critical.bg,
  border: `1px solid ${color.critical.solid}`,
  borderRadius: vars.radius.lg,
  selectors: {
    "&:focus": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const list = style({ display: "grid", gap: space.xs, listStyle: "none" });
export const link = style({
  color: color.critical.fg,
  textUnderlineOffset: "0.2em",
  borderRadius: "2px",
});
