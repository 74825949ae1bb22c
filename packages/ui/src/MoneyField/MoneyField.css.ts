import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

/** A box that begins with the choice of currency. */
export const choosing = style({ paddingInlineStart: 0 });
export const sign = style({ flexShrink: 0, color: vars.color.textMuted });
