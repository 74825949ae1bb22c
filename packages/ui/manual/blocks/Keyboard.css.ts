import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

/** A table that is wider than a phone moves sideways by itself. */
export const scroller = style({ overflowX: "auto" });
export const table = style({
  inlineSize: "100%",
  marginBlock: `${space.lg} ${space.xl}`,
  borderCollapse: "collapse",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
});
globalStyle(`${table} th`, {
  padding: `${space.sm} ${space.md}`,
  paddingInlineStart: 0,
  color: color.textMuted,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textAlign: "start",
});
globalStyle(`${table} td`, {
  padding: `0.625rem ${space.md}`,
  paddingInlineStart: 0,
  verticalAlign: "baseline",
  borderBlockEnd: `1px solid ${color.border}`,
});
globalStyle(`${table} td:first-child`, { inlineSize: "34%" });
export const keys = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
});
export const key = style({
  display: "inline-block",
  minInlineSize: "1.75rem",
  padding: "0.0625rem 0.4375rem 0.125rem",
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderBlockEndWidth: "2px",
  borderRadius: radius.md,
  fontFamily: "inherit",
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textAlign: "center",
  whiteSpace: "nowrap",
});
export const place = style({ color: color.textMuted, fontSize: font.size.sm });
