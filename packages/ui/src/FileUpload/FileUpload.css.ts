import { style } from "@vanilla-extract/css";
import { file } from "../FileField/FileField.css.ts";
import { vars } from "../theme/theme.css.ts";

const { space, color, font } = vars;

export const row = style([file, { alignItems: "center" }]);
export const content = style({ display: "grid", gap: space.xs, flex: 1, minInlineSize: 0 });
export const state = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontVariantNumeric: "tabular-nums",
});
export const done = style({ color: color.positive.fg });
export const failed = style({ color: color.critical.fg });
export const actions = style({ display: "flex", alignItems: "center", gap: space.xxs });
