import { style } from "@vanilla-extract/css";
import { vars } from "@ats/ui/theme.css";

export const printedBy = style({
  display: "none",
  paddingInline: vars.space.lg,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  "@media": { print: { display: "block" } },
});
