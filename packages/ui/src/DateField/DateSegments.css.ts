import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, radius } = vars;

/** Day, month and year, or hour and minute, in a row. */
export const segments = style({
  flex: 1,
  // A line of text, not a box: a time runs from left to right in every script.
  alignContent: "center",
  minInlineSize: 0,
  overflow: "hidden",
  whiteSpace: "pre",
  fontVariantNumeric: "tabular-nums",
  cursor: "text",
  // Also where it is a field's box.
  selectors: { "&&": { display: "block" } },
});
/** Only as wide as its text. */
export const tight = style({ flex: "0 1 auto" });
export const segment = style({
  display: "inline-block",
  // Wide enough for a finger: 24 px from the middle of one to the middle of the next.
  minInlineSize: "1.375rem",
  padding: "0.0625rem 0.1875rem",
  borderRadius: radius.sm,
  caretColor: "transparent",
  outline: "none",
  textAlign: "center",
  selectors: {
    "&:first-child": { marginInlineStart: "-0.1875rem" },
    "&[data-type=literal]": { display: "inline", padding: 0, color: color.textMuted },
    "&[data-placeholder]": { color: color.textMuted },
    "&[data-disabled]": { color: color.textDisabled },
    "&[data-focused]": { color: color.textOnAccent, backgroundColor: color.accent },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-focused]": {
          forcedColorAdjust: "none",
          color: "HighlightText",
          backgroundColor: "Highlight",
        },
      },
    },
  },
});
