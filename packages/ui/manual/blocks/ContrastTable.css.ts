import { style } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
  gap: space.xl,
  marginBlock: `${space.lg} ${space.xl}`,
});
export const table = style({ borderCollapse: "collapse", fontSize: font.size.md });
export const caption = style({
  paddingBlockEnd: space.sm,
  fontWeight: font.weight.medium,
  textAlign: "start",
});
export const cell = style({
  padding: `${space.xs} ${space.sm}`,
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const figure = style([
  cell,
  {
    color: color.textMuted,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    whiteSpace: "nowrap",
  },
]);
export const sample = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "1.75rem",
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontWeight: font.weight.semibold,
  forcedColorAdjust: "none",
});
