import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, space } = vars;

export const table = style({
  inlineSize: "100%",
  marginBlock: `${space.lg} ${space.xl}`,
  borderCollapse: "collapse",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
});
const cell = style({
  padding: `${space.md} ${space.lg} ${space.md} 0`,
  verticalAlign: "middle",
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: "start",
});
export const head = style([
  cell,
  {
    paddingBlock: space.sm,
    color: color.textMuted,
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
  },
]);
export const name = style([cell, { fontWeight: font.weight.semibold, whiteSpace: "nowrap" }]);
export const value = style([
  cell,
  { color: color.textMuted, fontFamily: font.mono, fontSize: font.size.sm, whiteSpace: "nowrap" },
]);
export const use = style([cell, { inlineSize: "36%" }]);
export const example = style([cell, { inlineSize: "38%" }]);
export const bar = style({
  blockSize: "0.75rem",
  minInlineSize: "1px",
  backgroundColor: color.accentEdge,
  borderRadius: "2px",
});
export const sample = style({
  inlineSize: "5rem",
  blockSize: "3rem",
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
});
