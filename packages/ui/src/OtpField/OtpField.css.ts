import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const code = style({
  maxInlineSize: "14rem",
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.xl,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.4em",
  textAlign: "center",
  minBlockSize: "3rem",
});
