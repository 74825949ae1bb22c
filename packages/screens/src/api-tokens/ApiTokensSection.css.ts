import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const token = style({
  display: "grid",
  gap: space.md,
  padding: space.lg,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
});
