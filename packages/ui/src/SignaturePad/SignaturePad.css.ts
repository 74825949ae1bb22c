import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, radius, space } = vars;

export const frame = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.sm,
});
/** White paper would glare in the dark theme: the pad takes the theme's surface and text colour. */
export const sheet = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "37.5rem",
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  cursor: "crosshair",
  // Drawing with a finger must not scroll the page.
  touchAction: "none",
  forcedColorAdjust: "auto",
});
export const line = style({ stroke: color.border, strokeWidth: 1 });
export const ink = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
