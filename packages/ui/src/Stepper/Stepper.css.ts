import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, space, font, motion } = vars;
const tight = "(max-width: 36rem)";
const mark_ = "1.75rem";
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: "2px" };

export const stepper = style({ containerType: "inline-size", inlineSize: "100%" });
export const list = style({ display: "flex" });
export const lists = styleVariants({
  horizontal: { "@container": { [tight]: { gap: space.xs } } },
  vertical: { flexDirection: "column" },
});
/** The narrow layout: steps as bars, and a line that names the current step. */
export const short = style({
  display: "none",
  "@container": {
    [tight]: { display: "flex", alignItems: "baseline", gap: space.sm, paddingBlockEnd: space.sm },
  },
});
export const count = style({ color: color.textMuted, fontSize: font.size.sm });
export const step = style({
  position: "relative",
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  selectors: { "&:focus-visible": ring },
});

const line = {
  content: "",
  position: "absolute",
  backgroundColor: color.border,
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
} as const;
export const steps = styleVariants({
  horizontal: {
    flex: "1 1 0",
    selectors: {
      "&:not(:last-child)::after": {
        ...line,
        insetBlockStart: `calc(${mark_} / 2)`,
        insetInlineStart: `calc(50% + ${mark_} / 2 + ${space.xs})`,
        inlineSize: `calc(100% - ${mark_} - ${space.sm})`,
        blockSize: "1px",
      },
      "&[data-state=complete]:not(:last-child)::after": { backgroundColor: color.accentEdge },
    },
    "@container": {
      [tight]: {
        blockSize: "0.375rem",
        backgroundColor: color.neutral.bg,
        borderRadius: vars.radius.full,
        forcedColorAdjust: "none",
        selectors: {
          "&::after": { display: "none" },
          "&[data-state=complete]": { backgroundColor: color.positive.solid },
          "&[aria-current]": { backgroundColor: color.accentEdge },
          "&[data-state=error]": { backgroundColor: color.critical.solid },
        },
      },
    },
  },
  vertical: {
    paddingBlockEnd: space.lg,
    selectors: {
      "&:not(:last-child)::after": {
        ...line,
        insetBlock: `calc(${mark_} + ${space.xs}) ${space.xs}`,
        insetInlineStart: `calc(${mark_} / 2)`,
        inlineSize: "1px",
      },
      "&[data-state=complete]:not(:last-child)::after": { backgroundColor: color.accentEdge },
    },
  },
});
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  inlineSize: "100%",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  textAlign: textStart,
  selectors: {
    [`${steps.horizontal} &`]: { flexDirection: "column", gap: space.xs, textAlign: "center" },
    [`${steps.vertical} &`]: { gap: space.md, alignItems: "flex-start" },
    "[data-state] &, [aria-current] &": { color: color.text },
  },
  "@container": {
    [tight]: {
      selectors: {
        // Hidden from view but still announced and reached by Tab; the line above shows the name.
        [`${steps.horizontal} &`]: {
          position: "absolute",
          inset: "-0.375rem -0.125rem",
          opacity: 0,
        },
        [`${steps.horizontal} &[data-focus-visible], ${steps.horizontal} a:focus-visible &`]: {
          opacity: 1,
          color: "transparent",
        },
      },
    },
  },
});
export const pressable = style({
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: color.accentText },
    "&[data-focus-visible]": ring,
  },
});
export const mark = style({
  display: "grid",
  flexShrink: 0,
  placeItems: "center",
  inlineSize: mark_,
  blockSize: mark_,
  color: color.textMuted,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    "[data-state=complete] &": {
      color: color.accentText,
      backgroundColor: color.accentSubtle,
      borderColor: color.accentEdge,
    },
    "[aria-current] &": {
      color: color.textOnAccent,
      backgroundColor: color.accent,
      borderColor: color.accentEdge,
    },
    "[data-state=error] &": {
      color: color.critical.fg,
      backgroundColor: color.critical.bg,
      borderColor: color.critical.fg,
    },
  },
  "@container": {
    [tight]: { selectors: { [`${steps.horizontal} &`]: { visibility: "hidden" } } },
  },
});
export const texts = style({
  display: "grid",
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  selectors: {
    [`${steps.horizontal} &`]: { paddingInline: space.xs },
    [`${steps.vertical} &`]: { paddingBlockStart: space.xs },
  },
});
export const label = style({
  fontWeight: font.weight.medium,
  selectors: { "[aria-current] &": { fontWeight: font.weight.semibold } },
});
export const description = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
