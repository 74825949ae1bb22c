import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const steps = style({
  display: "grid",
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  overflowWrap: "anywhere",
});
