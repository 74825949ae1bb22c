import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { space, color, font } = vars;

export const frame = style({ position: "relative" });
/** Covers the whole box, including the area behind the tags. */
export const opener = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  paddingInline: space.md,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.md,
  fontSize: "inherit",
  textAlign: textStart,
  cursor: "pointer",
  outline: "none",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});
export const summary = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const placeholder = style({ color: color.textMuted });
export const unseen = style({ visibility: "hidden" });
/** Lies over the opener in one line; a press between the tags still opens the list. */
export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  flex: 1,
  minInlineSize: 0,
  marginInlineStart: `calc(${space.xs} * -1)`,
  marginInlineEnd: space.lg,
  paddingBlock: space.xxs,
  overflow: "hidden",
  pointerEvents: "none",
});
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  outline: "none",
});
export const search = style({ padding: space.sm, paddingBlockEnd: space.xs });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlockEnd: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const count = style({
  flex: 1,
  paddingInlineStart: space.xs,
  color: color.textMuted,
  fontSize: font.size.sm,
  whiteSpace: "nowrap",
});
