import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

/** Letters of equal width are drawn as they are: elsewhere "1x0" becomes a multiplication. */
export const token = style({
  padding: vars.space.md,
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
  userSelect: "all",
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});
