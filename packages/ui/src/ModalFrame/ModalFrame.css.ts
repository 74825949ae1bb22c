import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visibleForDialogs } from "../theme/visible.ts";

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  blockSize: "var(--visual-viewport-height, 100dvh)",
  paddingBlock: `calc(${visibleForDialogs.top} + ${space.lg}) calc(${visibleForDialogs.below} + ${space.lg})`,
  paddingInline: space.lg,
  backgroundColor: color.scrim,
  vars: { "--ats-page-height": visibleForDialogs.height },
  "@media": {
    print: {
      position: "static",
      display: "block",
      blockSize: "auto",
      padding: 0,
      background: "none",
    },
  },
  selectors: {
    "&[data-entering]": { animation: `${fade} ${motion.normal} ease-out` },
    "&[data-exiting]": { animation: `${fade} ${motion.fast} ease-in reverse` },
  },
});
/** Paper shows what is open whole, without the page behind it. */
globalStyle(`body:has(${scrim}) #content`, { "@media": { print: { display: "none" } } });
