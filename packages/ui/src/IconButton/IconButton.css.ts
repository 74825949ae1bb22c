import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const icon = style({
  padding: 0,
  color: vars.color.textMuted,
  selectors: {
    "&[data-hovered], &[aria-expanded=true], &[aria-pressed=true]": { color: vars.color.text },
    "&[aria-pressed=true]": { backgroundColor: vars.color.surfaceHover },
  },
});
export const sizes = styleVariants({
  sm: { inlineSize: vars.density.controlSmall, fontSize: "1rem" },
  md: { inlineSize: vars.density.control, fontSize: "1.125rem" },
});
export const content = style({ position: "relative", display: "inline-flex" });
