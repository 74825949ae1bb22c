import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const both = style({
  borderRadius: vars.radius.lg,
  selectors: {
    "&:focus": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});
