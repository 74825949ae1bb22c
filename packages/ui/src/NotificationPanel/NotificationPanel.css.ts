import { style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { vars } from "../theme/theme.css.ts";
import { visible } from "../theme/visible.ts";

const { color, space, font } = vars;

export const wrap = style({ position: "relative", "@media": { [narrow]: { position: "static" } } });
export const bell = style({ position: "relative", display: "inline-flex" });
export const count = style({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: "-4px",
  display: "inline-flex",
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${color.surface}`,
  pointerEvents: "none",
});
export const panel = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${space.sm})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.shell,
  display: "flex",
  flexDirection: "column",
  inlineSize: "24rem",
  maxBlockSize: `min(36rem, ${visible.height} - 5rem)`,
  color: color.text,
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  outline: "none",
  overflow: "hidden",
  "@media": {
    [narrow]: { insetInline: space.sm, insetBlockStart: "3.5rem", inlineSize: "auto" },
  },
});
export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const list = style({ flex: 1, margin: 0, padding: 0, overflowY: "auto", listStyle: "none" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  selectors: { "li + li > &": { borderBlockStart: `1px solid ${color.border}` } },
});
export const ask = style({ padding: `${space.sm} ${space.sm} 0 0` });
export const why = style({
  gridColumn: "1 / -1",
  padding: `0 ${space.lg} ${space.md}`,
  paddingInlineStart: `calc(${space.lg} + 0.5rem + ${space.md})`,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const item = style({
  display: "flex",
  gap: space.md,
  padding: `${space.md} ${space.lg}`,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "a&": { cursor: "pointer" },
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const unread = style({ backgroundColor: color.accentSubtle });
export const dot = style({
  flexShrink: 0,
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  marginBlockStart: "0.375rem",
  borderRadius: vars.radius.full,
});
export const lit = style({ backgroundColor: color.accentEdge, forcedColorAdjust: "none" });
export const body = style({
  display: "grid",
  flex: 1,
  gap: space.xxs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const time = style({ color: color.textMuted, fontSize: font.size.xs });
export const note = style({
  display: "grid",
  justifyItems: "center",
  gap: space.md,
  padding: `${space.xxl} ${space.lg}`,
  color: color.textMuted,
  textAlign: "center",
});
export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space.xs,
  padding: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});
