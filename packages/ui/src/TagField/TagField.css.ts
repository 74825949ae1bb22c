import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { space } = vars;

export const frame = style({
  flexWrap: "wrap",
  gap: space.xs,
  paddingBlock: "0.3125rem",
  paddingInline: space.sm,
  cursor: "text",
});
/** Flows with the other content of the box. */
export const through = style({ display: "contents" });
export const typing = style({
  flex: "1 1 6rem",
  inlineSize: "6rem",
  minBlockSize: "1.5rem",
  paddingInlineStart: space.xs,
});
export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: vars.color.warning.fg,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
