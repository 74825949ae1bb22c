import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;

export const toggle = style({
  selectors: {
    "&[data-selected]": {
      color: color.accentText,
      backgroundColor: color.accentSubtle,
      borderColor: color.accentText,
      boxShadow: "none",
    },
    "&[data-selected][data-hovered]": { backgroundColor: color.accentSubtle },
    "&[data-selected][data-disabled]": {
      color: color.textDisabled,
      backgroundColor: color.surfaceHover,
      borderColor: color.border,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-selected]": {
          color: "HighlightText",
          backgroundColor: "Highlight",
          borderColor: "Highlight",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});
