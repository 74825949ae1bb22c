import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const tooltip = style({
  maxInlineSize: "18rem",
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.color.surfaceRaised,
  backgroundColor: vars.color.text,
  border: "1px solid transparent",
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.medium,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  overflowWrap: "anywhere",
});
