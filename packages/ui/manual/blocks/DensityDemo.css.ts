import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const both = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  alignItems: "start",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
});
export const card = style({
  padding: space.xl,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
export const title = style({
  marginBlockEnd: space.lg,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
