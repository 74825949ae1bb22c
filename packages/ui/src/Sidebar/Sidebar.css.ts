import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, space, font, motion } = vars;
const side = color.sidebar;

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xs,
  inlineSize: "173px",
  blockSize: "100%",
  padding: space.sm,
  color: side.text,
  backgroundColor: side.surface,
  borderInlineEnd: `1px solid ${side.border}`,
  overflowX: "hidden",
  overflowY: "auto",
  scrollbarWidth: "thin",
  scrollbarColor: `${side.border} transparent`,
  transition: `inline-size ${motion.normal} ${motion.easing}`,
});
export const collapsed = style({ inlineSize: "68px" });
export const inDrawer = style({ inlineSize: "100%" });
export const list = style({
  display: "grid",
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const grow = style({ flex: 1, alignContent: "start" });
export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.md,
  inlineSize: "100%",
  minBlockSize: "2.25rem",
  paddingInline: "0.625rem",
  paddingBlock: space.xs,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.md,
  fontSize: font.size.sm,
  lineHeight: "1.125rem",
  fontWeight: font.weight.medium,
  textAlign: textStart,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    "&[data-hovered]": { color: side.textActive, backgroundColor: side.hover },
    "&[aria-current=page], &[data-has-current]": {
      color: side.textActive,
      backgroundColor: side.active,
    },
    "&[data-focus-visible]": { outline: `2px solid ${side.accent}`, outlineOffset: "-2px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-current=page]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
  },
});
export const centred = style({ justifyContent: "center", paddingInline: 0 });
export const icon = style({
  display: "inline-flex",
  flexShrink: 0,
  fontSize: "1.125rem",
  selectors: { "[aria-current=page] > &, [data-has-current] > &": { color: side.accent } },
});
/** A link in a group, aligned with the group's label. */
export const nested = style({
  minBlockSize: "2rem",
  paddingInlineStart: `calc(0.625rem + 1.125rem + ${space.md})`,
  fontWeight: font.weight.regular,
});
export const arrow = style({
  flexShrink: 0,
  marginInlineStart: `calc(${space.sm} * -1)`,
  fontSize: "0.875rem",
  transition: `transform ${motion.fast}`,
});
export const turned = style([arrow, { transform: "rotate(180deg)" }]);
export const flyout = style({
  minInlineSize: "12rem",
  maxInlineSize: "16rem",
  padding: space.sm,
  color: side.text,
  backgroundColor: side.surface,
  border: `1px solid ${side.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  outline: "none",
});
export const flyoutTitle = style({
  padding: `${space.xs} ${space.sm} ${space.sm}`,
  color: side.textActive,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: "break-word" });
export const footer = style({
  display: "grid",
  gap: space.xxs,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${side.border}`,
});
export const corner = style({ position: "absolute", insetBlockStart: 0, insetInlineEnd: space.xs });
globalStyle(`${flyout} ${nested}`, { paddingInlineStart: space.sm });
