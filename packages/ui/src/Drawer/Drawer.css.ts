import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visibleForDialogs } from "../theme/visible.ts";

const slide = keyframes({ from: { opacity: 0, transform: "translateX(var(--from))" } });

export const drawer = style({
  position: "absolute",
  insetBlock: `${visibleForDialogs.top} ${visibleForDialogs.below}`,
  display: "flex",
  inlineSize: "100%",
  color: vars.color.text,
  backgroundColor: vars.color.overlay,
  boxShadow: vars.elevation.high,
  outline: "none",
  "@media": {
    print: { position: "static", maxInlineSize: "none", border: 0, boxShadow: "none" },
  },
  selectors: {
    "&[data-entering]": { animation: `${slide} ${vars.motion.normal} ${vars.motion.easing}` },
  },
});
const far = { vars: { "--from": "2rem" } };
const near = { vars: { "--from": "-2rem" } };
export const sides = styleVariants({
  start: { insetInlineStart: 0, ...near, selectors: { "&:dir(rtl)": far } },
  end: { insetInlineEnd: 0, ...far, selectors: { "&:dir(rtl)": near } },
});
const widths = { sm: "22rem", md: "32rem", lg: "48rem" };
export const sizes = styleVariants(widths, (size) => ({
  maxInlineSize: `min(${size}, 100vw)`,
  "@media": { print: { maxInlineSize: "none" } },
}));

export const beside = style({
  position: "fixed",
  insetBlockEnd: visibleForDialogs.below,
  zIndex: vars.layer.shell,
  display: "flex",
  flexDirection: "column",
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `0 solid ${vars.color.border}`,
  outline: "none",
  "@media": { print: { position: "static", display: "block", inlineSize: "auto" } },
});
for (const side of ["start", "end"] as const)
  for (const [size, inlineSize] of Object.entries(widths)) {
    const panel = `[data-beside="${side} ${size}"]`;
    const inset = side === "start" ? "insetInlineStart" : "insetInlineEnd";
    const margin = side === "start" ? "marginInlineStart" : "marginInlineEnd";
    const edge = side === "start" ? "borderInlineEndWidth" : "borderInlineStartWidth";
    globalStyle(panel, { [inset]: 0, [edge]: "1px", inlineSize });
    globalStyle(`body:has(> ${panel}) #content`, { [margin]: inlineSize });
  }
/** Paper shows the drawer whole, without the page beside it. */
globalStyle(`body:has(> ${beside}) #content`, { "@media": { print: { display: "none" } } });
