import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
  gap: vars.space.sm,
  margin: 0,
  padding: vars.space.md,
  listStyle: "none",
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});
export const code = style({ fontFamily: "ui-monospace, monospace", whiteSpace: "nowrap" });
