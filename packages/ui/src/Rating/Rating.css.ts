import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const stars = style({
  display: "inline-flex",
  color: vars.color.borderStrong,
  fontSize: "0.875rem",
  gap: "1px",
});
export const full = style({ color: vars.color.star, fill: "currentColor" });
export const group = style({ display: "inline-flex" });
export const star = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  color: vars.color.borderStrong,
  borderRadius: vars.radius.sm,
  fontSize: "1.125rem",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: vars.color.warning.fg },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
  },
});
