import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const frame = style({
  minBlockSize: "100vh",
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  outline: "none",
});
export const bar = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.md,
});
