import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius, motion } = vars;

export const field = style({
  display: "grid",
  gap: space.xs,
  minInlineSize: 0,
  alignContent: "start",
});
export const label = style({
  color: color.text,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
});
export const required = style({ color: color.critical.fg, marginInlineStart: space.xxs });
export const description = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const error = style({
  display: "flex",
  gap: space.xs,
  color: color.critical.fg,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const errorIcon = style({
  flexShrink: 0,
  marginBlockStart: "0.1875rem",
  fontSize: "0.875rem",
});

/** Border and background of an input, or of a group with the input in it. */
export const box = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: space.md,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused], &[data-focus-within]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-1px",
      borderColor: color.focus,
    },
    "&[data-invalid]": { borderColor: color.critical.fg },
    "&[data-disabled]": {
      color: color.textDisabled,
      backgroundColor: color.surfaceHover,
      borderColor: color.border,
      cursor: "not-allowed",
    },
    "&[data-readonly]": { backgroundColor: color.surfaceSunken },
  },
});
export const sizes = styleVariants({ short: {}, medium: {}, long: {} });
globalStyle(`${sizes.short} > ${box}`, { maxInlineSize: "11rem" });
globalStyle(`${sizes.medium} > ${box}`, { maxInlineSize: "18rem" });

export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  padding: 0,
  color: "inherit",
  background: "none",
  border: 0,
  outline: "none",
  fontSize: "inherit",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
globalStyle(`${box}:has(input:autofill)`, { backgroundColor: color.accentSubtle });
export const affix = style({
  display: "inline-flex",
  flexShrink: 0,
  color: color.textMuted,
  fontSize: "1rem",
});
export const affixText = style({ fontSize: font.size.sm });
/** A small button at the end of the box. */
export const inset = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  marginInlineEnd: `calc(${space.sm} * -1)`,
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: radius.sm,
  fontSize: "1rem",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.text, backgroundColor: color.surfaceHover },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "0" },
  },
});
