import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const list = style({
  display: "flex",
  gap: space.xs,
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const tab = style({
  position: "relative",
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  gap: "0.375rem",
  minBlockSize: vars.density.controlSmall,
  paddingInline: space.md,
  color: color.textMuted,
  backgroundColor: "transparent",
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    "&[data-hovered], &:has(input:hover)": {
      color: color.text,
      backgroundColor: color.surfaceHover,
    },
    "&:has(input:checked), &[aria-current]": {
      color: color.accentText,
      backgroundColor: color.accentSubtle,
      borderColor: `color-mix(in srgb, ${color.accent} 28%, transparent)`,
    },
    "&[data-focus-visible], &:has(input:focus-visible)": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-2px",
    },
  },
  "@media": {
    print: { selectors: { "&:not(:has(input:checked), [aria-current])": { display: "none" } } },
    "(forced-colors: active)": {
      selectors: { "&:has(input:checked), &[aria-current]": { borderColor: "Highlight" } },
    },
  },
});
/** Lies over its tab unseen, so that a click on the tab is one on the radio. */
export const radio = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
export const count = style({
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.regular,
});
