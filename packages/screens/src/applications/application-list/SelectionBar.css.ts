import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const bar = style({
  position: "sticky",
  insetBlockStart: vars.space.sm,
  zIndex: vars.layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.text,
  backgroundColor: vars.color.accentSubtle,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
});
