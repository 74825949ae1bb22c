import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;
const digit = "1ch";
const gap = "1rem";

/** As wide as its digits, each over a line. Digits run left to right in every language. */
export const code = style({
  boxSizing: "content-box",
  inlineSize: `calc(var(--digits) * (${digit} + ${gap}))`,
  maxInlineSize: `calc(100% - 2 * ${vars.space.md})`,
  minBlockSize: "2.75rem",
  paddingInline: vars.space.md,
  direction: "ltr",
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.xl,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: gap,
  textIndent: `calc(${gap} / 2)`,
  textAlign: "start",
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${gap} / 4), ${color.borderStrong} calc(${gap} / 4) calc(${digit} + ${gap} * 3 / 4), transparent calc(${digit} + ${gap} * 3 / 4) calc(${digit} + ${gap}))`,
  backgroundSize: "100% 2px",
  backgroundPosition: "0 calc(100% - 0.5rem)",
  backgroundRepeat: "no-repeat",
  backgroundOrigin: "content-box",
  backgroundClip: "content-box",
});
globalStyle(`${code}:autofill`, { boxShadow: `0 0 0 4rem ${color.accentSubtle} inset` });
