import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const mark = style({
  color: vars.color.markText,
  backgroundColor: vars.color.mark,
  borderRadius: "2px",
  "@media": { "(forced-colors: active)": { textDecoration: "underline" } },
});
