import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const bar = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.md,
  paddingBlock: space.xs,
  paddingInline: `${space.lg} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const icon = style({ marginBlockStart: "0.4375rem", fontSize: "1rem" });
export const text = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.xs,
  color: color.text,
  overflowWrap: "anywhere",
});
export const link = style({ marginInlineStart: space.xs, fontWeight: vars.font.weight.medium });
