import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, radius, font, motion, density } = vars;

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  padding: space.xs,
  minBlockSize: `calc(${density.controlSmall} + 2 * ${space.xs} + 1px)`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const line = style({
  inlineSize: "1px",
  marginBlock: space.xs,
  marginInline: space.xxs,
  border: 0,
  backgroundColor: color.border,
  "@media": { "screen and (max-width: 47.99rem)": { display: "none" } },
});
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  minInlineSize: density.controlSmall,
  minBlockSize: density.controlSmall,
  padding: 0,
  color: color.textMuted,
  backgroundColor: "transparent",
  border: "1px solid transparent",
  borderRadius: radius.sm,
  fontSize: "1rem",
  cursor: "pointer",
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&[data-hovered], &[aria-expanded=true]": {
      color: color.text,
      backgroundColor: color.surfaceHover,
    },
    "&[data-selected]": { color: color.accentText, backgroundColor: color.accentSubtle },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "0" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected]": { outline: "2px solid Highlight" } },
    },
  },
});
export const menuButton = style({ gap: space.xxs });
export const widths = styleVariants({
  icon: { paddingInlineStart: space.xs, paddingInlineEnd: space.xxs },
  narrow: { inlineSize: "5.5rem", paddingInline: space.sm, justifyContent: "space-between" },
  wide: { inlineSize: "7.5rem", paddingInline: space.sm, justifyContent: "space-between" },
});
export const value = style({
  overflow: "hidden",
  color: color.text,
  fontSize: font.size.sm,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "[data-disabled] > &": { color: color.textDisabled } },
});
export const chevron = style({ flexShrink: 0, fontSize: "0.75rem" });
/** The form in a popover of the toolbar. */
export const form = style({ inlineSize: "18rem", maxInlineSize: "100%" });
