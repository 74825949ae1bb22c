import { style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const toolbar = style({
  display: "grid",
  gridTemplateColumns: "minmax(10rem, 1fr) minmax(12rem, 28rem) minmax(max-content, 1fr)",
  alignItems: "center",
  gap: space.md,
  minBlockSize: "3.5rem",
  paddingInline: space.lg,
  paddingBlock: space.sm,
  color: color.text,
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": {
    [narrow]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      paddingInline: space.sm,
      gap: space.sm,
    },
  },
});
export const start = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minInlineSize: 0,
});
export const menu = style({ display: "none", "@media": { [narrow]: { display: "block" } } });
export const logo = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  maxBlockSize: "2.25rem",
});
export const title = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: vars.font.weight.semibold,
  letterSpacing: "-0.006em",
});
export const centre = style({
  minInlineSize: 0,
  "@media": { [narrow]: { gridRow: 2, gridColumn: "1 / -1" } },
});
export const end = style({
  // In the last column, with or without a search before it.
  gridColumn: "-2 / -1",
  gridRow: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space.xs,
  minInlineSize: 0,
});
