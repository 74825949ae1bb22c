import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const maker = style({
  display: "grid",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
  padding: space.xl,
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
export const colour = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  cursor: "pointer",
});
export const well = style({
  inlineSize: "3rem",
  blockSize: "2.25rem",
  padding: space.xxs,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  cursor: "pointer",
});
export const both = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: space.lg,
});
export const preview = style({
  display: "grid",
  gridTemplateColumns: "7.5rem minmax(0, 1fr)",
  gap: space.lg,
  overflow: "hidden",
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
export const content = style({ paddingBlock: space.xl, paddingInlineEnd: space.lg });
export const navigation = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  padding: `${space.lg} ${space.md}`,
  color: color.sidebar.text,
  backgroundColor: color.sidebar.surface,
  fontSize: font.size.sm,
});
export const current = style({
  padding: `${space.xs} ${space.sm}`,
  marginInline: `calc(-1 * ${space.sm})`,
  color: color.sidebar.textActive,
  backgroundColor: color.sidebar.active,
  borderRadius: radius.md,
  fontWeight: font.weight.medium,
});
export const sheet = style({
  maxBlockSize: "14rem",
  padding: space.lg,
  overflow: "auto",
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontFamily: font.mono,
  fontSize: font.size.sm,
  lineHeight: 1.6,
});
