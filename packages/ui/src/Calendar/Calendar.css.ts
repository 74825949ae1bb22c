import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius, motion } = vars;
const edge = `1px solid ${color.border}`;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" };

export const calendar = style({ display: "grid", gap: space.md, minInlineSize: 0 });
export const waiting = style({ display: "grid", placeItems: "center" });

// Above the grid
export const head = style({ display: "grid", gap: space.sm });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.sm} ${space.md}`,
});
export const travel = style({ display: "flex", alignItems: "center", gap: space.xxs });
export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: "-1 1" } } });
export const title = style({ flex: "1 1 10rem", minInlineSize: 0 });
export const people = style({ display: "flex", flexWrap: "wrap", gap: space.xs, minInlineSize: 0 });
export const person = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  maxInlineSize: "100%",
  minBlockSize: vars.density.controlSmall,
  paddingInline: `${space.xs} ${space.sm}`,
  color: color.textMuted,
  backgroundColor: "transparent",
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.full,
  fontSize: font.size.sm,
  cursor: "pointer",
  transition: `background-color ${motion.fast}`,
  selectors: {
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-selected]": {
      color: color.accentText,
      backgroundColor: color.accentSubtle,
      border: `1px solid ${color.accentEdge}`,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
});
export const personName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const zone = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  marginInlineStart: "auto",
  color: color.textMuted,
  fontSize: font.size.xs,
});

// The grid
export const grid = style({
  position: "relative",
  minInlineSize: 0,
  overflow: "hidden",
  backgroundColor: color.surfaceRaised,
  border: edge,
  borderRadius: radius.lg,
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const veil = style({
  position: "absolute",
  inset: 0,
  zIndex: vars.layer.sticky,
  display: "grid",
  placeItems: "center",
  backgroundColor: `color-mix(in srgb, ${color.surfaceRaised} 70%, transparent)`,
});
export const table = style({ color: color.text, fontSize: font.size.sm });
export const tableHeader = style({ backgroundColor: color.surfaceRaised });
export const line = style({ borderColor: color.border, borderStyle: "solid", borderWidth: "1px" });
export const minor = style({ borderStyle: "dotted" });
export const divider = style({ borderBlockEnd: edge });
export const axis = style({ borderInlineEnd: edge });
export const off = style({
  backgroundColor: `color-mix(in srgb, ${color.surfaceSunken} 65%, ${color.surfaceRaised})`,
});
export const today = style({
  backgroundColor: `color-mix(in srgb, ${color.accentSubtle} 45%, transparent)`,
});
export const chosen = style({
  backgroundColor: color.accentSubtle,
  boxShadow: `inset 0 0 0 2px ${color.accentEdge}`,
  borderRadius: radius.sm,
});
export const dayHeader = style({
  paddingBlock: space.sm,
  paddingInline: space.xs,
  color: color.textMuted,
  fontWeight: font.weight.medium,
});
export const dayHeaderToday = style({
  color: color.accentText,
  fontWeight: font.weight.semibold,
});
export const slotHeader = style({ justifyContent: "flex-end" });
export const slotTime = style({
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const lane = style({ marginInline: "2px 6%" });
export const dayTop = style({ display: "flex", justifyContent: "flex-end", padding: space.xxs });
export const dayNumber = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "1.5rem",
  minBlockSize: "1.5rem",
  paddingInline: space.xs,
  borderRadius: radius.full,
  fontSize: font.size.xs,
});
export const other = style({ color: color.textMuted });
export const dayNumberToday = style({
  color: color.textOnAccent,
  backgroundColor: color.accent,
  fontWeight: font.weight.semibold,
});
export const dayBottom = style({ minBlockSize: space.xs });
export const now = style({ borderBlockStart: `2px solid ${color.critical.solid}` });
export const nowMark = style({
  insetInlineStart: 0,
  marginBlockStart: "-0.25rem",
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  backgroundColor: color.critical.solid,
  borderRadius: radius.full,
});

// Events
export const event = style({ color: "var(--event-fg)", backgroundColor: "var(--event-bg)" });
const block = style({
  position: "relative",
  overflow: "hidden",
  borderInlineStart: "3px solid var(--event-solid)",
  borderRadius: radius.sm,
  boxShadow: `0 0 0 1px ${color.surfaceRaised}`,
  selectors: {
    "&:hover": { backgroundColor: "color-mix(in srgb, var(--event-solid) 16%, var(--event-bg))" },
  },
});
export const columnEvent = style([block, { marginBlockEnd: "1px" }]);
export const rowEvent = style([block, { marginBlockEnd: "2px", marginInline: "2px" }]);
export const dragged = style({ opacity: 0.75, boxShadow: vars.elevation.medium });
const handle = style({ position: "absolute", zIndex: 1 });
export const grip = style([handle, { insetInline: 0, blockSize: "0.5rem", cursor: "ns-resize" }]);
export const gripTop = style({ insetBlockStart: 0 });
export const gripBottom = style({ insetBlockEnd: 0 });
export const gripEnd = style([
  handle,
  { insetBlock: 0, insetInlineEnd: 0, inlineSize: "0.5rem", cursor: "ew-resize" },
]);
export const inner = style({ display: "flex", flex: 1, minInlineSize: 0, minBlockSize: 0 });
export const face = style({
  display: "flex",
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "1.5rem",
  padding: 0,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: radius.sm,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&[data-focus-visible]": ring, "span&": { cursor: "default" } },
});
const card = style({ display: "flex", flex: 1, minInlineSize: 0, overflow: "hidden" });
export const cards = styleVariants({
  tall: [
    card,
    {
      flexDirection: "column",
      padding: `${space.xxs} ${space.xs}`,
      containerType: "size",
    },
  ],
  short: [card, { alignItems: "center", gap: space.xs, paddingInline: space.xs }],
  line: [
    card,
    {
      display: "grid",
      gridTemplateColumns: "7rem minmax(0, 1fr)",
      alignItems: "baseline",
      columnGap: space.md,
      padding: `${space.sm} ${space.md}`,
    },
  ],
});
export const time = style({
  flexShrink: 0,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${cards.line} &`]: { fontSize: font.size.sm } },
  "@container": { "(max-width: 4.5rem)": { display: "none" } },
});
export const name = style({
  flexShrink: 0,
  minInlineSize: 0,
  overflow: "hidden",
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  textOverflow: "ellipsis",
  selectors: {
    [`${cards.tall} &`]: { whiteSpace: "nowrap" },
    [`${cards.short} &`]: { flexShrink: 1, fontSize: font.size.xs, whiteSpace: "nowrap" },
    [`${cards.line} &`]: { flexShrink: 1, color: color.text, overflowWrap: "anywhere" },
  },
});
export const details = style({
  minBlockSize: 0,
  overflow: "hidden",
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  selectors: {
    [`${cards.line} &`]: { gridColumn: 2, color: color.textMuted, fontSize: font.size.sm },
  },
  // Rather no line than half of one.
  "@container": { "(max-height: 3.4rem)": { display: "none" } },
});
export const summary = style({
  display: "grid",
  gap: space.xxs,
  maxInlineSize: "18rem",
  fontSize: font.size.sm,
  overflowWrap: "anywhere",
});
export const more = style({
  marginInline: "2px",
  color: color.accentText,
  background: "none",
  border: 0,
  borderRadius: radius.sm,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover },
    "&:focus-visible": ring,
  },
});
export const moreInner = style({ padding: `${space.xxs} ${space.xs}` });
export const popover = style({
  minInlineSize: "16rem",
  padding: space.sm,
  color: color.text,
  backgroundColor: color.overlay,
  border: edge,
  borderRadius: radius.lg,
  boxShadow: vars.elevation.high,
  fontSize: font.size.sm,
});
export const popoverClose = style({
  position: "absolute",
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: radius.sm,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover },
    "&:focus-visible": ring,
  },
});

// The agenda
export const listDay = style({ selectors: { "& + &": { borderBlockStart: edge } } });
export const listDayHeader = style({
  paddingBlock: space.sm,
  paddingInline: space.md,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.md,
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: edge,
});
export const listDayName = style({ fontWeight: font.weight.semibold });
export const listToday = style({ color: color.accentText });
export const listEvent = style({
  display: "flex",
  backgroundColor: "transparent",
  borderInlineStart: "3px solid var(--event-solid)",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover },
    "& + &": { borderBlockStart: edge },
  },
});
export const noEvents = style({
  display: "grid",
  placeItems: "center",
  flex: 1,
  padding: space.xxl,
  color: color.textMuted,
});
