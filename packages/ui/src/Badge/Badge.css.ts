import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "1.125rem",
  blockSize: "1.125rem",
  paddingInline: "0.3125rem",
  borderRadius: vars.radius.full,
  fontSize: "0.6875rem",
  lineHeight: 1,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
