import { style, styleVariants } from "@vanilla-extract/css";
import { state } from "../EmptyState/EmptyState.css.ts";
import { fadingEnds } from "../theme/fadingEnds.css.ts";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";

const { color, space } = vars;
const narrowly = "screen and (max-width: 47.99rem)";
const widely = "screen and (min-width: 48rem)";

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
  // Stays in sight beside a long part.
  vertical: {
    flexDirection: "column",
    "@media": { [widely]: { position: "sticky", insetBlockStart: space.lg } },
  },
});

export const list = style({ display: "flex", minInlineSize: 0, padding: 0, listStyle: "none" });
export const lists = styleVariants({
  horizontal: {
    gap: space.xs,
    marginBlockEnd: "-1px",
    ...fadingEnds,
  },
  vertical: {
    flexDirection: "column",
    gap: space.xxs,
    "@media": {
      [widely]: {
        maxBlockSize: `calc(${pageHeight} - 8rem)`,
        overflowY: "auto",
        scrollbarWidth: "thin",
      },
    },
  },
});
export const wrapping = style({
  "@media": {
    [widely]: {
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
/** The first tab under a heading, which screen readers leave out. */
export const headed = style({
  position: "relative",
  marginBlockStart: space.xl,
  selectors: {
    "&:first-child": { marginBlockStart: space.lg },
    "&::before": {
      content: 'attr(data-heading) / ""',
      position: "absolute",
      insetBlockEnd: "100%",
      insetInlineStart: 0,
      paddingInlineStart: space.sm,
      color: color.textMuted,
      fontSize: vars.font.size.sm,
      fontWeight: vars.font.weight.medium,
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
/** A tab with only an empty state, or a form marked as unprinted, has nothing for paper. */
export const printedTab = style({
  "@media": {
    print: {
      selectors: {
        [`&:has(${state}, [data-unprinted]):not(:has(li, dt, td, section))`]: { display: "none" },
      },
    },
  },
});
