import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const groups = style({
  columns: "2 16rem",
  columnGap: space.xxl,
});
export const group = style({
  display: "grid",
  gap: space.xs,
  paddingBlockEnd: space.xl,
  breakInside: "avoid",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  minBlockSize: "2.25rem",
  borderBlockEnd: `1px solid ${color.border}`,
});
