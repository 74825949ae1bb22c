import { globalStyle, style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { fadingEnds } from "../theme/fadingEnds.css.ts";
import { vars } from "../theme/theme.css.ts";
import { columnMore, event, moreWidth } from "./CalendarEvent.css.ts";
import { textEnd } from "../theme/align.ts";

const { color, space, font, radius, motion } = vars;
const edge = `1px solid ${color.border}`;
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" };

const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;
export const calendar = style({ ...oneColumn, gap: space.md, minInlineSize: 0 });
globalStyle(`${calendar} :not(${event}, ${event} *)`, {
  "@media": { print: { overflow: "visible !important" } },
});
export const waiting = style({ display: "grid", placeItems: "center" });

export const head = style({ ...oneColumn, gap: space.sm });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.sm} ${space.md}`,
});
export const travel = style({ display: "flex", alignItems: "center", gap: space.xxs });
export const title = style({ flex: "1 1 10rem", minInlineSize: 0 });
export const people = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  minInlineSize: 0,
  "@media": {
    // Wrapped lines would push the events out of sight.
    [narrow]: {
      flex: "1 1 100%",
      flexWrap: "nowrap",
      marginBlock: `calc(${space.xs} * -1)`,
      paddingBlock: space.xs,
      ...fadingEnds,
    },
  },
});
export const person = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  flexShrink: 0,
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

export const grid = style({
  position: "relative",
  minInlineSize: 0,
  overflow: "hidden",
  backgroundColor: color.surfaceRaised,
  border: edge,
  borderRadius: radius.lg,
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" } },
});
globalStyle(`${grid} [tabindex]:focus-visible`, ring);
/** Out of sight until its rows have their heights, so that nothing moves. */
export const board = style({
  blockSize: "100%",
  selectors: { "&[data-sized=false]": { visibility: "hidden" } },
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
  textAlign: textEnd,
});
/** Leaves room at its end to draw a time span, or for the link to more events. */
export const lane = style({
  marginInline: "2px 6%",
  selectors: { [`&:has(${columnMore})`]: { marginInlineEnd: moreWidth } },
});
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
export const noEvents = style({
  display: "grid",
  placeItems: "center",
  flex: 1,
  padding: space.xxl,
  color: color.textMuted,
});
