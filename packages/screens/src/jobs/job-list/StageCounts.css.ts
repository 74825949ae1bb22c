import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const funnel = style({
  display: "grid",
  gridTemplateColumns: "2.875rem 3.125rem 3.375rem 4rem 1.875rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const stage = style({
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
export const none = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular });
export const stageName = style({
  paddingInlineStart: vars.space.xs,
  overflow: "hidden",
  fontSize: "0.6875rem",
  textOverflow: "ellipsis",
});
