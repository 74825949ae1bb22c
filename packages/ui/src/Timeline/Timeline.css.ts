import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const timeline = style({ listStyle: "none" });
export const item = style({
  position: "relative",
  display: "flex",
  gap: space.md,
  paddingBlockEnd: space.lg,
  selectors: {
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: "2rem 0.25rem",
      insetInlineStart: "0.84375rem",
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
export const icon = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: vars.radius.full,
  fontSize: "0.875rem",
});
export const content = style({
  display: "grid",
  flex: 1,
  gap: space.xs,
  minInlineSize: 0,
  paddingBlockStart: space.xs,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.md,
});
export const title = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const time = style({
  color: color.textMuted,
  fontSize: vars.font.size.xs,
  whiteSpace: "nowrap",
});
export const body = style({ color: color.textMuted, overflowWrap: "anywhere" });
