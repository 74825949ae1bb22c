import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/** Flows with what follows in the box. */
export const through = style({ display: "contents" });
export const inLine = style({
  display: "flex",
  gap: vars.space.xs,
  minInlineSize: 0,
  outline: "none",
});
export const one = style({
  flexShrink: 0,
  paddingInlineEnd: 0,
  color: vars.color.neutral.fg,
  backgroundColor: vars.color.neutral.bg,
  border: `1px solid ${vars.color.border}`,
  cursor: "default",
  pointerEvents: "auto",
  selectors: {
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "1px" },
    "&[data-disabled]": { color: vars.color.textDisabled },
  },
});
export const cell = style({ display: "inline-flex", alignItems: "center", minInlineSize: 0 });
/** One line shows only part of a long tag. */
export const cut = style({ maxInlineSize: "14rem" });
/** A box shows a long tag in full, on several lines. */
export const whole = style({
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  overflowWrap: "anywhere",
});
export const removal = style({ flexShrink: 0, marginInlineEnd: 0 });
export const fixed = style({ paddingInlineEnd: vars.space.sm });
