import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const tooltip = style({
  maxInlineSize: "18rem",
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: "#ffffff",
  backgroundColor: "#232833",
  border: "1px solid #3a414f",
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.medium,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  overflowWrap: "anywhere",
});
