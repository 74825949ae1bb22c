import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;
const narrowly = "screen and (max-width: 47.99rem)";

export const roots = styleVariants({
  horizontal: { outline: "none" },
  vertical: {
    outline: "none",
    display: "grid",
    gridTemplateColumns: "minmax(9rem, 14rem) minmax(0, 1fr)",
    gap: space.xl,
    alignItems: "start",
    "@media": {
      [narrowly]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
    },
  },
});
export const bar = style({ display: "flex", gap: space.md, minInlineSize: 0 });
export const bars = styleVariants({
  horizontal: {
    alignItems: "flex-end",
    justifyContent: "space-between",
    borderBlockEnd: `1px solid ${color.border}`,
  },
  vertical: { flexDirection: "column" },
});

const start = createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const end = createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const fade = keyframes({
  "0%": { vars: { [start]: "0px", [end]: "2.5rem" } },
  "8%, 92%": { vars: { [start]: "2.5rem", [end]: "2.5rem" } },
  "100%": { vars: { [start]: "2.5rem", [end]: "0px" } },
});
export const list = style({ display: "flex", minInlineSize: 0, padding: 0, listStyle: "none" });
export const lists = styleVariants({
  horizontal: {
    gap: space.xs,
    marginBlockEnd: "-1px",
    overflowX: "auto",
    scrollbarWidth: "none",
    scrollPaddingInline: "2.5rem",
    "@supports": {
      // Fades the ends where more tabs are out of sight.
      "(animation-timeline: scroll(self inline))": {
        maskImage: `linear-gradient(to right, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
        animationName: fade,
        animationTimeline: "scroll(self inline)",
        selectors: {
          "&:dir(rtl)": {
            maskImage: `linear-gradient(to left, transparent, black ${start}, black calc(100% - ${end}), transparent)`,
          },
        },
      },
    },
  },
  vertical: { flexDirection: "column", gap: space.xxs },
});
export const wrapping = style({
  "@media": {
    "screen and (min-width: 48rem)": {
      flexWrap: "wrap",
      overflowX: "visible",
      maskImage: "none",
    },
  },
});
export const wide = style({ "@media": { [narrowly]: { display: "none" } } });
export const narrow = style({
  display: "none",
  "@media": { [narrowly]: { display: "block" } },
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  flexShrink: 0,
  minBlockSize: "2.5rem",
  paddingInline: space.sm,
  color: color.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  transition: `color ${vars.motion.fast}`,
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-selected], &[aria-current]": { color: color.text },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-3px",
      borderRadius: vars.radius.md,
    },
  },
});
const chosen = "&[data-selected], &[aria-current]";
export const tabs = styleVariants({
  horizontal: {
    borderBlockEnd: "2px solid transparent",
    whiteSpace: "nowrap",
    selectors: { [chosen]: { borderColor: color.accentEdge } },
    "@media": {
      "(forced-colors: active)": { selectors: { [chosen]: { borderColor: "Highlight" } } },
    },
  },
  vertical: {
    inlineSize: "100%",
    minBlockSize: "2.25rem",
    paddingBlock: space.xs,
    borderInlineStart: "2px solid transparent",
    borderStartEndRadius: vars.radius.md,
    borderEndEndRadius: vars.radius.md,
    overflowWrap: "anywhere",
    selectors: {
      "&[data-hovered]": { backgroundColor: color.surfaceHover },
      [chosen]: { borderColor: color.accentEdge, backgroundColor: color.accentSubtle },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { [chosen]: { borderColor: "Highlight" } } },
    },
  },
});
export const panel = style({
  minInlineSize: 0,
  outline: "none",
  selectors: {
    "[data-orientation=horizontal] > &": { paddingBlockStart: space.lg },
    "&[data-focus-visible]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "4px",
      borderRadius: vars.radius.sm,
    },
  },
  "@media": { [narrowly]: { paddingBlockStart: space.lg } },
});
export const icon = style({ display: "inline-flex", fontSize: "1rem" });
export const actions = style({ flexShrink: 0, paddingBlockEnd: space.xs });
/** All tabs below each other. */
export const printed = style({ display: "grid", gap: space.lg });
