import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
  listStyle: "none",
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
export const tile = style({
  display: "flex",
  alignItems: "flex-end",
  blockSize: "4.5rem",
  padding: `${space.sm} ${space.md}`,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: font.size.xl,
  lineHeight: 1,
  fontWeight: font.weight.semibold,
  forcedColorAdjust: "none",
});
export const texts = style({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: space.xxs,
  padding: space.md,
  fontSize: font.size.md,
  lineHeight: font.line.md,
});
export const use = style({ color: color.textMuted, fontSize: font.size.sm });
export const figures = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  marginBlockStart: "auto",
  paddingBlockStart: space.xs,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: "tabular-nums",
});
