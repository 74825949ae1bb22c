import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

export const trigger = style({
  justifyContent: "space-between",
  textAlign: textStart,
  cursor: "pointer",
  selectors: {
    "&[aria-expanded=true]": { borderColor: vars.color.focus },
    "&[data-focused]:not([data-focus-visible])": { outline: "none" },
  },
});
export const value = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  flex: 1,
  minInlineSize: 0,
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
});
export const valueText = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const valueIcon = style({
  display: "inline-flex",
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: "1rem",
});
export const chevron = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: "1rem" });
export const list = style({ padding: vars.space.xs, outline: "none", overflow: "auto" });
/** Scrolls on its own, below a search. */
export const shortList = style([list, { minBlockSize: 0, maxBlockSize: "18rem" }]);
/** The virtualiser positions its lines. */
export const longList = style({
  display: "block",
  flex: "0 1 auto",
  minBlockSize: 0,
  inlineSize: "100%",
  maxBlockSize: "18rem",
  padding: 0,
  outline: "none",
  overflow: "auto",
});
export const empty = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.textMuted,
});
export const word = style({ overflowWrap: "anywhere" });
