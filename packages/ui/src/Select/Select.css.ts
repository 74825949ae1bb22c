import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const trigger = style({
  justifyContent: "space-between",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[aria-expanded=true]": { borderColor: vars.color.focus },
    "&[data-focused]:not([data-focus-visible])": { outline: "none" },
  },
});
export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
});
export const chevron = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: "1rem" });
export const list = style({ padding: vars.space.xs, outline: "none", overflow: "auto" });
export const empty = style({ padding: vars.space.sm, color: vars.color.textMuted });
export const compact = style({ inlineSize: "auto" });
