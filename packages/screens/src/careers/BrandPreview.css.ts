import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "block",
  overflow: "hidden",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const figure = style({ margin: 0 });
