import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, space, font, radius } = vars;
const edge = `1px solid ${color.border}`;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" };

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
  textAlign: textStart,
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
  short: [
    card,
    {
      alignItems: "center",
      gap: space.xs,
      paddingInline: space.xs,
      containerType: "inline-size",
    },
  ],
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
  selectors: {
    [`${cards.tall} &`]: { overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    [`${cards.line} &`]: { fontSize: font.size.sm },
  },
  "@container": {
    "(max-width: 4.5rem)": { display: "none" },
    // On one line the name comes first: the card's place tells the time.
    "(max-width: 8rem)": { selectors: { [`${cards.short} &`]: { display: "none" } } },
  },
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
  // Hides the line rather than showing half of it.
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
export const moreWidth = "1.75rem";
export const columnMore = style({
  inlineSize: moreWidth,
  minBlockSize: "1.5rem",
  marginInline: `0 calc(-1 * ${moreWidth})`,
  backgroundColor: color.surfaceSunken,
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
/** Stays after the other looks, because it removes their background. */
export const listEvent = style({
  display: "flex",
  backgroundColor: "transparent",
  borderInlineStart: "3px solid var(--event-solid)",
  selectors: {
    "&:hover": { backgroundColor: color.surfaceHover },
    "& + &": { borderBlockStart: edge },
  },
});
