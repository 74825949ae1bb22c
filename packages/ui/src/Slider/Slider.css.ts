import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textEnd } from "../theme/align.ts";

const { color, space, font, radius, motion } = vars;

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.md,
});
export const output = style({
  color: color.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textAlign: textEnd,
});
/** Half a thumb wider at each end, so that no thumb leaves the field. */
export const track = style({
  position: "relative",
  blockSize: vars.density.controlSmall,
  marginInline: "0.75rem",
  cursor: "pointer",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "calc(50% - 0.1875rem)",
      insetInline: "-0.75rem",
      blockSize: "0.375rem",
      backgroundColor: color.border,
      borderRadius: radius.full,
    },
    "&[data-disabled]": { cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&::before": { backgroundColor: "ButtonBorder" } },
    },
  },
});
export const fill = style({
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "calc(50% - 0.1875rem)",
      insetInline: 0,
      blockSize: "0.375rem",
      backgroundColor: color.accentEdge,
      borderRadius: radius.full,
    },
    "&[data-disabled]::before": { backgroundColor: color.borderStrong },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&::before": { forcedColorAdjust: "none", backgroundColor: "Highlight" } },
    },
  },
});
/** Starts at the very end of the track, half a thumb further out. */
export const fromStart = style({
  selectors: { "&&::before": { insetInlineStart: "-0.75rem" } },
});
export const thumb = style({
  insetBlockStart: "50%",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: radius.full,
  outline: "none",
  selectors: {
    "&::before": {
      content: "",
      inlineSize: "1.125rem",
      blockSize: "1.125rem",
      backgroundColor: color.surfaceRaised,
      border: `2px solid ${color.accentEdge}`,
      borderRadius: radius.full,
      boxShadow: vars.elevation.low,
      transition: `box-shadow ${motion.fast}`,
    },
    "&[data-hovered]::before, &[data-dragging]::before": {
      boxShadow: `0 0 0 4px ${color.accentSubtle}`,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
    "&[data-disabled]::before": { borderColor: color.borderStrong },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&::before": { borderColor: "ButtonText", backgroundColor: "ButtonFace" } },
    },
  },
});
