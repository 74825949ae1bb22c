import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, font, space, radius, motion } = vars;

/** Where a long label has no other place. */
const inLines = { paddingBlock: space.xxs, whiteSpace: "normal" } as const;

export const button = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  gap: space.xs,
  maxInlineSize: "100%",
  border: "1px solid transparent",
  borderRadius: radius.md,
  fontFamily: "inherit",
  fontWeight: font.weight.medium,
  lineHeight: font.line.md,
  textAlign: "center",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    "&[data-disabled]": { cursor: "not-allowed" },
    "&[data-pending]": { cursor: "progress" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    "screen and (max-width: 47.99rem)": inLines,
    print: { display: "none" },
    "(forced-colors: active)": { borderColor: "ButtonBorder" },
  },
});

export const sizes = styleVariants({
  sm: { minBlockSize: vars.density.controlSmall, paddingInline: space.sm, fontSize: font.size.sm },
  md: { minBlockSize: vars.density.control, paddingInline: space.md, fontSize: font.size.md },
  lg: { minBlockSize: "2.75rem", paddingInline: space.lg, fontSize: font.size.md },
});

const off = {
  color: color.textDisabled,
  backgroundColor: color.surfaceHover,
  borderColor: "transparent",
  boxShadow: "none",
};

export const variants = styleVariants({
  primary: {
    color: color.textOnAccent,
    backgroundColor: color.accent,
    boxShadow: vars.elevation.low,
    selectors: {
      "&[data-hovered], &[data-pressed]": { backgroundColor: color.accentHover },
      "&[data-disabled]": off,
    },
  },
  secondary: {
    color: color.text,
    backgroundColor: color.surfaceRaised,
    borderColor: `color-mix(in srgb, ${color.borderStrong} 45%, ${color.border})`,
    boxShadow: vars.elevation.low,
    selectors: {
      "&[data-hovered], &[data-pressed], &[aria-expanded=true]": {
        backgroundColor: color.surfaceHover,
      },
      "&[data-disabled]": off,
    },
  },
  ghost: {
    color: color.text,
    backgroundColor: "transparent",
    selectors: {
      "&[data-hovered], &[data-pressed], &[aria-expanded=true]": {
        backgroundColor: color.surfaceHover,
      },
      "&[data-disabled]": { color: color.textDisabled },
    },
  },
  danger: {
    color: color.textOnSolid,
    backgroundColor: color.critical.solid,
    boxShadow: vars.elevation.low,
    selectors: {
      "&[data-hovered], &[data-pressed]": {
        backgroundColor: `color-mix(in srgb, ${color.critical.solid} 88%, black)`,
      },
      "&[data-disabled]": off,
    },
  },
});

export const full = style({ inlineSize: "100%", ...inLines });
export const icon = style({
  display: "inline-flex",
  flexShrink: 0,
  opacity: 0.85,
  fontSize: "1rem",
  selectors: { "&:empty": { display: "none" } },
});
export const label = style({
  paddingInline: space.xxs,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
/** Hides the label visually on narrow screens. */
export const yielding = style({
  "@media": {
    "screen and (max-width: 47.99rem)": {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      padding: 0,
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
/** Keeps the label as the accessible name while the spinner is shown. */
export const waiting = style({ opacity: 0 });
export const spinner = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  fontSize: "1rem",
});
