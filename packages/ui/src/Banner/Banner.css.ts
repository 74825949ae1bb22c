import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { space } = vars;

export const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  border: "1px solid color-mix(in srgb, currentColor 22%, transparent)",
  borderRadius: vars.radius.lg,
});
export const icon = style({ flexShrink: 0, marginBlockStart: "0.375rem", fontSize: "1.125rem" });
export const content = style({
  display: "grid",
  flex: "1 1 12rem",
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.xs,
  color: vars.color.text,
});
export const title = style({ fontWeight: vars.font.weight.semibold });
