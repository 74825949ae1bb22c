import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius, motion } = vars;
const day = "2.25rem";

/** Popover of a picker: as wide as its calendar, never wider than the screen. */
export const sheet = style({
  selectors: { "&&": { minInlineSize: 0, maxInlineSize: "calc(100vw - 1rem)" } },
});
export const dialog = style({ display: "flex", flexDirection: "column", outline: "none" });
export const months = style({
  display: "flex",
  justifyContent: "center",
  gap: space.xl,
  padding: space.md,
});
export const month = style({ inlineSize: `calc(7 * ${day})` });
export const header = style({
  display: "grid",
  gridTemplateColumns: `${day} minmax(0, 1fr) ${day}`,
  alignItems: "center",
  marginBlockEnd: space.xs,
});
export const title = style({
  gridColumn: 2,
  display: "flex",
  justifyContent: "center",
  gap: space.xxs,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.semibold,
  textAlign: "center",
});
export const turn = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: radius.md,
  fontSize: "1rem",
  cursor: "pointer",
  selectors: {
    "&[slot=next]": { gridColumn: 3, justifySelf: "end" },
    "&[data-hovered], &[data-pressed]": { color: color.text, backgroundColor: color.surfaceHover },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
  },
});

export const grid = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderSpacing: 0,
  tableLayout: "fixed",
});
export const weekday = style({
  blockSize: "1.75rem",
  padding: 0,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  textAlign: "center",
});
globalStyle(`${grid} td`, { inlineSize: day, padding: "1px 0", textAlign: "center" });

export const cell = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: day,
  blockSize: day,
  color: color.text,
  borderRadius: radius.md,
  fontSize: font.size.md,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    "&[data-outside-month]": { display: "none" },
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-today]": { color: color.accentText, fontWeight: font.weight.semibold },
    "&[data-today]::after": {
      content: "",
      position: "absolute",
      insetBlockEnd: "0.25rem",
      inlineSize: "0.25rem",
      blockSize: "0.25rem",
      backgroundColor: "currentColor",
      borderRadius: radius.full,
    },
    "&[data-unavailable]": { color: color.textMuted, textDecoration: "line-through" },
    "&[data-disabled]": { color: color.textDisabled, textDecoration: "none" },
    "&[data-disabled], &[data-unavailable]": { cursor: "not-allowed" },
    "&[data-selected]": {
      color: color.textOnAccent,
      backgroundColor: color.accent,
      fontWeight: font.weight.semibold,
    },
    "&[data-selected][data-invalid]": { backgroundColor: color.critical.solid },
    "&[data-focus-visible]": {
      zIndex: 1,
      outline: `2px solid ${color.focus}`,
      outlineOffset: "1px",
    },
  },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      color: "CanvasText",
      selectors: {
        "&[data-selected]": { color: "HighlightText", backgroundColor: "Highlight" },
        "&[data-disabled], &[data-unavailable]": { color: "GrayText" },
      },
    },
  },
});
/** Days between the first and the last of a range. */
export const span = style({
  selectors: {
    "&[data-selected]:not([data-selection-start], [data-selection-end])": {
      color: color.text,
      backgroundColor: color.accentSubtle,
      borderRadius: 0,
      fontWeight: font.weight.regular,
    },
    "&[data-selected][data-today]:not([data-selection-start], [data-selection-end])": {
      color: color.accentText,
    },
    "td:first-child > &[data-selected]": {
      borderStartStartRadius: radius.md,
      borderEndStartRadius: radius.md,
    },
    "td:last-child > &[data-selected]": {
      borderStartEndRadius: radius.md,
      borderEndEndRadius: radius.md,
    },
    "&[data-selection-start]:not([data-selection-end])": {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    "&[data-selection-end]:not([data-selection-start])": {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-selected]:not([data-selection-start], [data-selection-end])": {
          color: "HighlightText",
          backgroundColor: "Highlight",
        },
      },
    },
  },
});
export const footer = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.sm,
  padding: `${space.xs} ${space.sm}`,
  borderBlockStart: `1px solid ${color.border}`,
});
