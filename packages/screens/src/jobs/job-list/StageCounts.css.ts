import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const funnel = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(3.25rem, 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  minInlineSize: "17rem",
});
export const stage = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  paddingInline: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.border}`,
});
export const stageLabel = style({
  color: vars.color.textMuted,
  fontSize: "0.6875rem",
  lineHeight: vars.font.line.xs,
  whiteSpace: "nowrap",
});
