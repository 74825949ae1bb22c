import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const card = style({
  minInlineSize: 0,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
});
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  minBlockSize: "3rem",
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
/** A long title wraps before it pushes the actions to the next line. */
export const titled = style({ flex: "1 1 10rem", minInlineSize: 0 });
export const paddings = styleVariants({ none: "none", md: "lg", lg: "xl" } as const, (space) => ({
  padding: vars.space[space],
}));
export const footer = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
