import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;

export const stars = style({
  display: "inline-flex",
  color: color.borderStrong,
  fontSize: "0.875rem",
});
export const drawing = style({
  blockSize: "1em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinejoin: "round",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
export const full = style({ color: color.star, fill: "currentColor" });
export const line = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });
export const group = style({ display: "inline-flex" });
export const star = style({
  // Positions the hidden input, so that scrolling to it brings the stars into view.
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  color: color.borderStrong,
  borderRadius: vars.radius.sm,
  fontSize: "1.25rem",
  cursor: "pointer",
  transition: `color ${vars.motion.fast}`,
  selectors: {
    // Each star up to the hovered one.
    "&[data-hovered], &:has(~ [data-hovered])": { color: color.star },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
    "&[data-readonly]": { cursor: "default" },
  },
});
