import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const area = style({
  display: "block",
  paddingBlock: vars.space.sm,
  resize: "vertical",
  minBlockSize: "4.5rem",
});
