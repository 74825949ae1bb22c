import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, elevation, font, radius, space } = vars;

export const pile = style({
  display: "grid",
  gap: space.sm,
  marginBlock: `${space.lg} ${space.xl}`,
  listStyle: "none",
});
export const sheet = style({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr) auto",
  gap: space.lg,
  alignItems: "baseline",
  padding: `${space.md} ${space.lg}`,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: elevation.medium,
  fontSize: "0.9375rem",
  lineHeight: 1.5,
});
export const name = style({ fontWeight: font.weight.semibold });
export const use = style({ color: color.textMuted });
export const value = style({ color: color.textMuted, fontSize: font.size.sm });
