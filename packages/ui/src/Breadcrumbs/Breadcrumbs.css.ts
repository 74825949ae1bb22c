import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;
const tight = "(max-width: 36rem)";

export const breadcrumbs = style({ containerType: "inline-size", inlineSize: "100%" });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  rowGap: space.xxs,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const item = style({ display: "flex", alignItems: "center", minInlineSize: 0 });
export const folded = style({ "@container": { [tight]: { display: "none" } } });
export const fold = style({
  display: "none",
  "@container": { [tight]: { display: "flex" } },
});
export const text = style({
  maxInlineSize: "20rem",
  overflow: "clip",
  overflowClipMargin: space.xs,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: space.xxs,
  selectors: { "&[aria-current]": { color: color.text, fontWeight: font.weight.medium } },
});
/** A target as high as its line. */
globalStyle(`${text} > a`, {
  display: "inline-block",
  paddingBlock: space.xxs,
  marginBlock: `calc(-1 * ${space.xxs})`,
});
export const arrow = style({
  flexShrink: 0,
  marginInline: space.xs,
  color: color.borderStrong,
  fontSize: "0.875rem",
});
export const more = style({
  minInlineSize: "1.75rem",
  minBlockSize: "1.5rem",
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  cursor: "pointer",
  selectors: { "&[data-hovered]": { backgroundColor: color.surfaceHover, color: color.text } },
});
