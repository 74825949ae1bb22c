import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const numbers = style({ fontVariantNumeric: "tabular-nums" });
export const steppers = style({
  display: "flex",
  flexShrink: 0,
  marginInlineEnd: `calc(${vars.space.sm} * -1)`,
});
globalStyle(`${steppers} > *`, { marginInlineEnd: 0 });
