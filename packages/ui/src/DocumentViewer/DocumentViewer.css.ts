import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const viewer = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: "hidden",
  backgroundColor: color.surfaceSunken,
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minBlockSize: "3rem",
  padding: `${space.xs} ${space.md}`,
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const stage = style({
  minBlockSize: "16rem",
  maxBlockSize: "80dvh",
  padding: space.lg,
  overflow: "auto",
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
export const canvas = style({ maxInlineSize: "none" });
/** Invisible text over the picture of a page, to select and to read out. */
export const textLayer = style({
  position: "absolute",
  inset: 0,
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
globalStyle(`${textLayer} ::selection`, { backgroundColor: "rgb(63 91 216 / 0.3)" });
export const words = style({
  inlineSize: "100%",
  maxInlineSize: "50rem",
  padding: "clamp(1rem, 5vw, 3.5rem)",
  fontSize: vars.font.size.md,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
});
globalStyle(`${words} :is(h1, h2, h3, h4, p, ul, ol, table)`, { marginBlockEnd: "0.75em" });
globalStyle(`${words} :is(ul, ol)`, { paddingInlineStart: "1.5em" });
globalStyle(`${words} :is(td, th)`, {
  padding: "0.25em 0.5em",
  border: "1px solid #d5d9e0",
  textAlign: "start",
});
globalStyle(`${words} a`, { color: "#3650c4" });
