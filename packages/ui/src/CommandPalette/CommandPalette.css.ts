import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visibleForDialogs } from "../theme/visible.ts";

const { color, space, font } = vars;

// Opens at once, in place of `EarlyInput` too.
export const scrim = style({
  alignItems: "flex-start",
  selectors: { "&[data-entering]": { animation: "none" } },
  paddingBlockStart: `calc(${visibleForDialogs.top} + min(0.12 * ${visibleForDialogs.height}, 8rem))`,
  "@media": {
    "screen and (max-width: 47.99rem)": {
      paddingBlockStart: `calc(${visibleForDialogs.top} + ${space.lg})`,
    },
  },
});
export const modal = style({
  inlineSize: "100%",
  maxInlineSize: "38rem",
  color: color.text,
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  overflow: "hidden",
});
export const dialog = style({
  display: "flex",
  flexDirection: "column",
  maxBlockSize: `min(32rem, 0.88 * ${visibleForDialogs.height} - ${space.xl})`,
  outline: "none",
});
export const field = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space.md,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const icon = style({ color: color.textMuted, fontSize: "1.125rem" });
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "3.25rem",
  background: "none",
  border: 0,
  outline: "none",
  fontSize: font.size.lg,
  selectors: {
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  padding: space.xs,
  overflowY: "auto",
  scrollPaddingBlock: space.xl,
  outline: "none",
});
export const line = style({
  minBlockSize: "2.5rem",
  paddingInline: space.md,
  selectors: {
    "&[data-focused]": { backgroundColor: color.accentSubtle },
    "&[data-focus-visible]": { outline: "none" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-focused]": { outline: "2px solid Highlight" } },
    },
  },
});
export const kind = style({
  flexShrink: 0,
  maxInlineSize: "40%",
  color: color.textMuted,
  fontSize: font.size.sm,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const empty = style({
  padding: space.xxl,
  color: color.textMuted,
  textAlign: "center",
  overflowWrap: "anywhere",
});
