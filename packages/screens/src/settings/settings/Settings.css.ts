import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

/** The field that a search found. */
export const marked = style({
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: vars.space.sm,
  borderRadius: vars.radius.sm,
});
/** Settings that a search found. */
export const list = style({
  display: "grid",
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
