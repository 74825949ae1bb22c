import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const funnel = style({
  display: "grid",
  gridTemplateColumns: "3.5rem 3.75rem 3.75rem 4.25rem 2.75rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const stage = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `1px solid ${vars.color.border}`,
});
export const stageLabel = style({
  color: vars.color.textMuted,
  fontSize: "0.6875rem",
  lineHeight: vars.font.line.xs,
  whiteSpace: "nowrap",
});
