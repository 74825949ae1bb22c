import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";

const { color, space, font } = vars;

export const region = style({
  position: "relative",
  minInlineSize: 0,
  overflowX: "auto",
  "@media": { print: { overflow: "visible" } },
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  borderRadius: vars.radius.lg,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const board = style({
  display: "flex",
  gap: space.md,
  inlineSize: "max-content",
  minInlineSize: "100%",
  paddingBlockEnd: space.xs,
  "@media": { print: { display: "block", inlineSize: "auto" } },
});
const ground = style({
  "@media": { print: { maxBlockSize: "none", minBlockSize: 0, marginBlockEnd: space.md } },
  maxBlockSize: `calc(${pageHeight} - 15rem)`,
  minBlockSize: "20rem",
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  scrollSnapAlign: "start",
  selectors: {
    "&[data-drop-target]": {
      backgroundColor: color.accentSubtle,
      outline: `2px solid ${color.accentEdge}`,
      outlineOffset: "-2px",
    },
  },
});
export const column = style([
  ground,
  {
    display: "flex",
    flexDirection: "column",
    flex: "1 0 min(17rem, 80vw)",
    inlineSize: "min(17rem, 80vw)",
    minInlineSize: 0,
    maxInlineSize: "22rem",
    "@media": { print: { display: "block", inlineSize: "auto", maxInlineSize: "none" } },
  },
]);
export const header = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "2.75rem",
  paddingBlock: `${space.sm} ${space.xxs}`,
  paddingInline: `${space.md} ${space.sm}`,
});
export const title = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: space.sm,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
/** A collapsed column shows only its name, written from top to bottom. */
export const collapsed = style([
  ground,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    flexShrink: 0,
    gap: space.sm,
    inlineSize: "2.75rem",
    paddingBlock: space.sm,
    overflow: "hidden",
  },
]);
export const upright = style({
  writingMode: "vertical-rl",
  minBlockSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const dot = style({
  flexShrink: 0,
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: vars.radius.full,
  forcedColorAdjust: "none",
});
export const list = style({
  flex: 1,
  minBlockSize: "6rem",
  overflowY: "auto",
  "@media": { print: { overflow: "visible" } },
  overscrollBehaviorY: "contain",
  borderRadius: vars.radius.lg,
});
/** As tall as all cards of the column, of which only a few are rendered. */
export const room = style({
  position: "relative",
  "@media": {
    print: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: space.sm,
      padding: space.sm,
      blockSize: "auto !important",
    },
  },
});
export const placed = style({
  position: "absolute",
  insetInline: space.sm,
  outline: "none",
  cursor: "grab",
  "@media": { print: { position: "static", breakInside: "avoid" } },
});
export const pressable = style({});
export const card = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xs,
  padding: space.md,
  paddingInlineEnd: space.sm,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.low,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    [`${placed}:hover > &`]: {
      borderColor: `color-mix(in srgb, ${color.borderStrong} 60%, ${color.border})`,
      boxShadow: vars.elevation.medium,
    },
    [`${placed}[data-selected] > &`]: {
      borderColor: color.accentEdge,
      backgroundColor: color.accentSubtle,
    },
    [`${placed}[data-dragging] > &`]: { opacity: 0.5 },
    [`${placed}:focus-visible > &`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "1px",
    },
  },
});
export const name = style({ fontWeight: font.weight.medium });
export const cardBody = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space.xs,
  minInlineSize: 0,
});
export const cardEnd = style({
  display: "flex",
  flexDirection: "column",
  flexShrink: 0,
  marginBlock: "-0.25rem",
});
export const grip = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "1rem",
  cursor: "grab",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover },
    "&:focus-visible": { outline: `2px solid ${color.focus}` },
  },
});
export const empty = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  justifyContent: "center",
  padding: space.lg,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const waiting = style({ display: "grid", gap: space.sm, padding: space.sm });
export const more = style({ padding: space.sm });
