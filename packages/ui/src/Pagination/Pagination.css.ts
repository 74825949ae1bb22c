import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const range = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const buttons = style({ display: "flex", gap: vars.space.xxs });
export const size = style({ display: "flex", alignItems: "center", gap: vars.space.sm });
