import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";
import { textEnd, textStart } from "../theme/align.ts";

const { color, space, font } = vars;

export const frame = style({
  position: "relative",
  containerType: "inline-size",
  isolation: "isolate",
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
  overflow: "hidden",
  "@media": { print: { overflow: "visible", border: 0, boxShadow: "none" } },
  selectors: {
    "&:has(> :focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: "-1px" },
  },
});
export const region = style({
  overflow: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingBlockStart: "2.5rem",
  outline: "none",
  "@media": { print: { overflow: "visible", maxBlockSize: "none !important" } },
  selectors: {
    // Only a table of which some rows are rendered counts them.
    "&:has(> [aria-rowcount])": { maxBlockSize: `calc(0.7 * ${pageHeight})` },
  },
});
export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
/** Headers alone decide the column widths, not the rows in sight; no line wraps. */
export const fixed = style({
  tableLayout: "fixed",
  "@media": { print: { tableLayout: "auto" } },
});
const compact = '[data-density="compact"] &';
/** Cut at the end, with room for the outline of what has the focus. */
const ending = {
  overflow: "clip",
  overflowClipMargin: space.xxs,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
/** Paper has no pointer that could show what is cut. */
const whole = { overflow: "visible", whiteSpace: "normal" } as const;

const across = keyframes({ from: { translate: "-100%" }, to: { translate: "250%" } });
const appear = keyframes({ from: { opacity: 0 } });
/** A line along the top while other rows load. */
export const updating = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 101,
  blockSize: "2px",
  overflow: "hidden",
  // Most answers arrive within this delay.
  animation: `${appear} ${vars.motion.fast} 150ms backwards`,
  direction: "ltr",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    inlineSize: "40%",
    backgroundColor: color.accentEdge,
    animation: `${across} 1.2s ${vars.motion.easing} infinite`,
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": { "::after": { inlineSize: "100%", animation: "none" } },
    "(forced-colors: active)": { "::after": { backgroundColor: "Highlight" } },
  },
});

export const cellPadding = vars.density.cell;
const cellBox = {
  paddingInline: vars.density.cell,
  borderBlockEnd: `1px solid ${color.border}`,
  verticalAlign: "middle",
  selectors: {
    "&:first-child": { paddingInlineStart: space.lg },
    "&:last-child": { paddingInlineEnd: space.lg },
    "tbody > tr:last-child > &": { borderBlockEnd: 0 },
  },
} as const;

export const header = style({
  ...cellBox,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: "2.25rem",
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  whiteSpace: "nowrap",
  // Repeated on each sheet.
  "@media": {
    print: { position: "static", inlineSize: "auto !important", whiteSpace: "normal" },
  },
});
export const noWrap = style({ whiteSpace: "nowrap" });
export const cell = style({
  ...cellBox,
  blockSize: vars.density.row,
  // A line with a detail below it is as tall as a row without.
  paddingBlock: "0.21875rem",
  fontWeight: "inherit",
  overflowWrap: "break-word",
  selectors: {
    ...cellBox.selectors,
    [`${fixed} &`]: ending,
    [compact]: { paddingBlock: 0 },
    // A bar at the row's start, drawn inside: nothing moves.
    "[aria-current] > &:first-child": { boxShadow: `inset 3px 0 ${color.accentEdge}` },
    "[aria-current] > &:first-child:dir(rtl)": { boxShadow: `inset -3px 0 ${color.accentEdge}` },
  },
  "@media": {
    print: { breakInside: "avoid", selectors: { [`${fixed} &:not(${noWrap})`]: whole } },
  },
});
// On paper columns are as wide as their longest word, so that no name is cut in two.
globalStyle(`${table} ${cell} *`, { "@media": { print: { overflowWrap: "break-word" } } });
export const summary = style({
  ...cellBox,
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  blockSize: vars.density.row,
  borderBlockEnd: 0,
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  fontWeight: font.weight.semibold,
});
export const aligns = styleVariants(
  { start: textStart, center: "center", end: textEnd } as const,
  (a) => ({
    textAlign: a,
  }),
);
/** The placeholder bar of a cell, aligned as its column. */
export const bars = styleVariants(
  { start: "start", center: "center", end: "end" } as const,
  (a) => ({
    display: "grid",
    justifyItems: a,
  }),
);
export const numbers = style({ fontVariantNumeric: "tabular-nums" });
export const detail = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
  selectors: {
    [`${fixed} &`]: ending,
    // One line holds both.
    [compact]: { display: "inline", marginInlineStart: space.sm },
    [`[data-density="compact"] ${noWrap} > &`]: { display: "none" },
  },
  "@media": { print: { selectors: { [`${fixed} &`]: whole } } },
});
export const row = style({
  backgroundColor: color.surfaceRaised,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    "&:hover": { backgroundColor: color.surfaceSunken },
    "&[data-selected], &[aria-current]": { backgroundColor: color.accentSubtle },
  },
});
export const pressable = style({ cursor: "pointer" });
export const strong = style({ fontWeight: font.weight.semibold });
export const actions = style({
  inlineSize: "1%",
  whiteSpace: "nowrap",
  textAlign: textEnd,
  // Space for a menu that is not loaded yet.
  minInlineSize: "3.75rem",
  selectors: { [`${fixed} &`]: { inlineSize: "3.75rem" } },
  "@media": { print: { display: "none" } },
});

/** Width of the leading cells: checkbox, details. */
export const leadSize = "3rem";
export const lead = style({
  inlineSize: leadSize,
  minInlineSize: leadSize,
  paddingInlineEnd: 0,
  userSelect: "none",
  "@media": { print: { display: "none" } },
  selectors: { "& + &:not(:first-child)": { paddingInlineStart: space.xs } },
});
export const sticky = style({
  "@container": {
    "(min-width: 36rem)": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: 1,
      selectors: {
        [`${header}&, ${summary}&`]: { zIndex: 100 },
        [`${cell}&`]: { backgroundColor: "inherit" },
      },
    },
  },
});
export const stickyEdge = style({
  "@container": {
    "(min-width: 36rem)": {
      selectors: {
        "[data-scrolls] &": { borderInlineEnd: `1px solid ${color.border}` },
      },
    },
  },
});
export const hideBelow = styleVariants(
  { sm: "36rem", md: "52rem", lg: "68rem", xl: "90rem" },
  (width) => ({
    "@media": { screen: { "@container": { [`(max-width: ${width})`]: { display: "none" } } } },
  }),
);

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  maxInlineSize: "100%",
  minBlockSize: "1.5rem",
  margin: `0 calc(${space.xs} * -1)`,
  padding: `0 ${space.xs}`,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontWeight: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.text } },
  // Chromium leaves the text of a button out of the header that later sheets repeat.
  "@media": { print: { display: "contents", textAlign: "inherit" } },
});
export const headerText = style({
  display: "block",
  selectors: { [`${fixed} &`]: { overflow: "hidden", textOverflow: "ellipsis" } },
  "@media": { print: { display: "inline", selectors: { [`${fixed} &`]: whole } } },
});
export const sorted = style({ color: color.text });
export const idle = style({
  flexShrink: 0,
  opacity: 0.45,
  "@media": { print: { display: "none" } },
});

export const expander = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "1rem",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.text, backgroundColor: color.surfaceHover },
  },
});
export const chevron = style({
  transition: `rotate ${vars.motion.fast}`,
  selectors: {
    "[aria-expanded=true] > &": { rotate: "90deg" },
    "[aria-expanded=true] > &:dir(rtl)": { rotate: "-90deg" },
  },
});
export const expanded = style({
  ...cellBox,
  paddingBlock: space.md,
  backgroundColor: color.surfaceSunken,
});
export const spacer = style({ padding: 0, border: 0 });
