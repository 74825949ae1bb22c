import { globalStyle, style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { fadingEnds } from "../theme/fadingEnds.css.ts";
import { vars } from "../theme/theme.css.ts";
import { visible } from "../theme/visible.ts";

const { color, space } = vars;

export const dock = style({
  position: "sticky",
  insetBlockEnd: `calc(${visible.below} + ${space.md})`,
  zIndex: vars.layer.sticky,
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginInline: "auto",
  color: color.text,
  "@media": { [narrow]: { flexWrap: "wrap", inlineSize: "100%" } },
  selectors: {
    // True when the bar holds more than its empty status element.
    "&:has(> :nth-child(2))": {
      paddingBlock: space.sm,
      paddingInline: `${space.lg} ${space.sm}`,
      backgroundColor: color.overlay,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.elevation.high,
    },
  },
});
export const count = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const nothing = style({ position: "absolute" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  paddingInlineStart: space.sm,
  borderInlineStart: `1px solid ${color.border}`,
  "@media": {
    // One line that scrolls: wrapped lines would hide the rows.
    [narrow]: {
      flex: "1 1 80%",
      flexWrap: "nowrap",
      minInlineSize: 0,
      margin: `calc(${space.xs} * -1)`,
      padding: space.xs,
      ...fadingEnds,
      borderInlineStart: "none",
    },
  },
});
globalStyle(`${dock} > :not(${actions}), ${actions} > *`, { flexShrink: 0 });
/** Keeps what has the focus from scrolling behind the bar, without scrolling for the bar itself. */
globalStyle(`main:has(${dock} > :nth-child(2)) :is(a, button, input, label):not(${dock} *)`, {
  scrollMarginBlockEnd: "9rem",
});
