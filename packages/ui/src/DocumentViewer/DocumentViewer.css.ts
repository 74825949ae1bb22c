import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";

const { color, space } = vars;

export const viewer = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: "hidden",
  "@media": { print: { overflow: "visible" } },
  backgroundColor: color.surfaceSunken,
});
export const search = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const bar = style([search, { justifyContent: "space-between", minBlockSize: "3rem" }]);
export const readerBar = style([bar, { "@media": { print: { display: "none" } } }]);
/** About as tall as a page, so that content below does not move once the document is there. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: `calc(0.8 * ${pageHeight})`,
});
export const actionsEnd = style({ display: "flex", alignItems: "center", gap: space.xs });
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: 0 });
export const tools = style({ display: "flex", alignItems: "center", gap: space.xs });
export const count = style({
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const notices = style({ display: "grid", gap: space.xs, padding: space.sm });
export const pageField = style({ display: "inline-flex" });
export const pageInput = style({
  inlineSize: "3rem",
  blockSize: vars.density.controlSmall,
  paddingInline: space.xs,
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  selectors: {
    "&[data-focused]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
});
export const searchField = style({ flex: "1 1 12rem", maxInlineSize: "22rem" });
export const sheets = style({ display: "grid", justifyItems: "center", gap: space.lg });
export const stage = style({
  position: "relative",
  minBlockSize: "16rem",
  maxBlockSize: `calc(0.8 * ${pageHeight})`,
  padding: space.lg,
  overflow: "auto",
  "@media": { print: { maxBlockSize: "none", overflow: "visible" } },
  scrollbarGutter: "stable",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const sheet = style({
  position: "relative",
  inlineSize: "max-content",
  marginInline: "auto",
  color: "#1a1d25",
  backgroundColor: "#ffffff",
  boxShadow: vars.elevation.medium,
});
export const canvas = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
});
/** A form that pdf.js builds of elements, each with its place. */
export const form = style({
  position: "absolute",
  inset: 0,
  overflow: "clip",
  lineHeight: 1.2,
  textAlign: "initial",
});
globalStyle(`${form} > div`, {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: "0 0",
});
globalStyle(`${form} *`, { boxSizing: "border-box" });

/** Invisible text over the picture of a page, for selection and screen readers. */
export const textLayer = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  vars: { "--scale-round-x": "1px", "--scale-round-y": "1px" },
  overflow: "clip",
  lineHeight: 1,
  textAlign: "initial",
  transformOrigin: "0 0",
  forcedColorAdjust: "none",
});
globalStyle(`${textLayer} :is(span, br)`, {
  position: "absolute",
  color: "transparent",
  whiteSpace: "pre",
  cursor: "text",
  transformOrigin: "0% 0%",
});
globalStyle(
  `${textLayer} > :not(.markedContent), ${textLayer} .markedContent span:not(.markedContent)`,
  {
    fontSize: "calc(var(--text-scale-factor, 1) * var(--font-height, 0))",
    transform:
      "rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv, 1))",
  },
);
for (const [angle, turned] of Object.entries({
  90: "rotate(90deg) translateY(-100%)",
  180: "rotate(180deg) translate(-100%, -100%)",
  270: "rotate(270deg) translateX(-100%)",
}))
  globalStyle(`${textLayer}[data-main-rotation="${angle}"]`, { transform: turned });
// Translucent, because the highlight lies over the picture of the page.
globalStyle("::highlight(ats-found)", { backgroundColor: "rgb(255 213 79 / 0.5)" });
globalStyle("::highlight(ats-found-now)", { backgroundColor: "rgb(245 124 0 / 0.6)" });
globalStyle(`${textLayer} ::selection`, { backgroundColor: "rgb(63 91 216 / 0.3)" });
export const words = style({
  inlineSize: "100%",
  maxInlineSize: "50rem",
  padding: "clamp(1rem, 5vw, 3.5rem)",
  fontSize: vars.font.size.md,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  textAlign: "start",
});
globalStyle(`${words} :is(h1, h2, h3, h4, p, ul, ol, table)`, { marginBlockEnd: "0.75em" });
globalStyle(`${words} :is(ul, ol)`, { paddingInlineStart: "1.5em" });
globalStyle(`${words} :is(td, th)`, {
  padding: "0.25em 0.5em",
  border: "1px solid #d5d9e0",
  textAlign: "start",
});
globalStyle(`${words} a`, { color: "#3650c4" });
