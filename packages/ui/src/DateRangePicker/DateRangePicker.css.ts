import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, space, font, radius } = vars;
const wide = "screen and (min-width: 48rem)";

export const dash = style({ color: color.textMuted });
export const open = style({ marginInlineStart: "auto" });
/** Places the presets next to the months, or above them on narrow screens. */
export const body = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  "@media": { [wide]: { flexDirection: "row" } },
});
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  padding: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": {
    "screen and (max-width: 47.99rem)": { maxInlineSize: "21rem" },
    [wide]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      gap: space.xxs,
      minInlineSize: "9.5rem",
      paddingBlock: space.md,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
});
export const preset = style({
  minBlockSize: "1.75rem",
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  color: color.text,
  background: "none",
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  textAlign: textStart,
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-pressed]": { backgroundColor: color.surfaceHover },
    "&[aria-pressed=true]": {
      color: color.accentText,
      backgroundColor: color.accentSubtle,
      fontWeight: font.weight.medium,
    },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "0" },
  },
  "@media": { [wide]: { borderColor: "transparent" } },
});
