import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, radius } = vars;

export const segments = style({
  flex: 1,
  // Inline text, not flex items, so that a time runs from left to right in every script.
  alignContent: "center",
  minInlineSize: 0,
  overflow: "hidden",
  whiteSpace: "pre",
  fontVariantNumeric: "tabular-nums",
  cursor: "text",
  // Overrides the field box's `display`.
  selectors: {
    "&&": { display: "block" },
    ":dir(rtl) > &:dir(ltr)": { textAlign: textStart },
  },
});
export const tight = style({ flex: "0 1 auto" });
export const segment = style({
  display: "inline-block",
  // Touch target: 24 px between the centres of neighbouring segments.
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
