import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
  listStyle: "none",
});
export const brand = style({
  overflow: "hidden",
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
export const picture = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  padding: space.md,
  forcedColorAdjust: "none",
});
export const entry = style({
  inlineSize: "100%",
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
export const button = style({
  marginBlockStart: space.xs,
  padding: `0.375rem ${space.md}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
export const texts = style({ display: "grid", gap: space.xxs, padding: space.md });
export const key = style({ color: color.textMuted, fontSize: font.size.sm });
export const figures = style({
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: space.xs,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: "tabular-nums",
});
