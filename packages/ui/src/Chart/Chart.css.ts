import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { chartColors } from "./chartColors.ts";
import { textEnd, textStart } from "../theme/align.ts";

const { color, space, font } = vars;

globalStyle(":root", {
  vars: Object.fromEntries(
    chartColors.map(({ light, dark }, at) => [
      `--ats-chart-${at + 1}`,
      `light-dark(${light}, ${dark})`,
    ]),
  ),
});

export const chart = style({
  display: "grid",
  gap: space.md,
  minInlineSize: 0,
  color: color.text,
});
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.sm,
});
export const titles = style({ display: "grid", flex: "1 1 14rem", gap: space.xxs });
export const summary = style({ color: color.textMuted });
export const state = style({ display: "grid", placeContent: "center" });
export const drawing = style({ minInlineSize: 0, outline: "none" });
globalStyle(`${drawing} .recharts-surface`, {
  overflow: "visible",
  outline: "none",
  // recharts positions text from left to right; the drawings mirror themselves for right-to-left.
  direction: "ltr",
});
globalStyle(`${drawing} .recharts-surface:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "4px",
  borderRadius: vars.radius.sm,
});
globalStyle(`${drawing} .recharts-layer`, { outline: "none" });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xs} ${space.lg}`,
  paddingBlockEnd: space.md,
  fontSize: font.size.sm,
});
export const key = style({ display: "flex", alignItems: "center", gap: space.sm });
export const swatch = style({ flexShrink: 0, forcedColorAdjust: "none" });

export const tip = style({
  display: "grid",
  gap: space.xs,
  maxInlineSize: "16rem",
  padding: `${space.sm} ${space.md}`,
  color: color.text,
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.medium,
  fontSize: font.size.sm,
});
export const tipTitle = style({ fontWeight: font.weight.semibold });
export const tipLine = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  whiteSpace: "nowrap",
});
export const tipValue = style({
  marginInlineStart: "auto",
  paddingInlineStart: space.md,
  fontWeight: font.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const donut = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${space.lg} ${space.xxl}`,
});
export const ring = style({ position: "relative", flex: "0 0 auto" });
export const centre = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  textAlign: "center",
  pointerEvents: "none",
});
export const sum = style({
  fontSize: font.size.xxl,
  lineHeight: font.line.xxl,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});
export const sumLabel = style({ color: color.textMuted, fontSize: font.size.xs });
export const parts = style({ display: "grid", flex: "1 1 14rem", maxInlineSize: "24rem" });
export const part = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto 3.5rem",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "2rem",
  fontVariantNumeric: "tabular-nums",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
});
export const partShare = style({ color: color.textMuted, textAlign: textEnd });

export const scroll = style({ overflowX: "auto" });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const cell = style({
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: textEnd,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:first-child": { paddingInlineStart: 0, textAlign: textStart },
    "&:last-child": { paddingInlineEnd: 0 },
    "thead &": { color: color.textMuted, fontSize: font.size.sm, fontWeight: font.weight.medium },
    "tbody th&": { fontWeight: font.weight.regular },
    "tfoot &": { borderBlockEnd: 0, fontWeight: font.weight.semibold },
  },
});
