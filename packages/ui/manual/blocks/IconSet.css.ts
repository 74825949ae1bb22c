import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const title = style({
  marginBlock: `${space.xl} ${space.sm}`,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: space.sm,
  listStyle: "none",
});
export const item = style({
  display: "grid",
  justifyItems: "center",
  gap: space.xxs,
  padding: `${space.lg} ${space.sm} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  fontSize: font.size.md,
  textAlign: "center",
});
export const icon = style({ marginBlockEnd: space.xs, fontSize: "1.5rem" });
export const name = style({ color: color.textMuted, fontSize: font.size.xs });
