import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

/** Scrolls sideways, so that the names of rights stay in sight beside many roles. */
export const scroller = style({ overflowX: "auto", position: "relative" });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.font.size.sm,
});

const cell = {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;

export const right = style({
  ...cell,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: "11rem",
  maxInlineSize: "20rem",
  background: vars.color.surface,
  fontWeight: vars.font.weight.regular,
  textAlign: "start",
});
export const role = style({
  ...cell,
  minInlineSize: "8.5rem",
  verticalAlign: "bottom",
  textAlign: "start",
});
export const roleName = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
});
export const value = style({ ...cell, minInlineSize: "8.5rem", textAlign: "start" });
export const area = style({
  ...cell,
  position: "sticky",
  insetInlineStart: 0,
  paddingBlockStart: vars.space.lg,
  background: vars.color.surface,
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
});
export const granted = style({ color: vars.color.accent, inlineSize: "1rem", blockSize: "1rem" });
