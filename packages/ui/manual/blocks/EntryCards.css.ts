import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, elevation, font, radius, space } = vars;

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
});
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  padding: space.xl,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: elevation.low,
  selectors: { "&:hover": { borderColor: color.accentEdge } },
});
export const title = style({ fontSize: font.size.lg, fontWeight: font.weight.semibold });
export const text = style({
  flex: 1,
  color: color.textMuted,
  fontSize: "0.9375rem",
  lineHeight: 1.55,
});
/** Makes the whole card a link. */
export const link = style({
  color: color.accentText,
  fontSize: "0.9375rem",
  fontWeight: font.weight.medium,
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
