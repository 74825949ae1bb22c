import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, font, space } = vars;

export const meter = style({ display: "grid", gap: space.xs });
export const bars = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: space.xs,
});
export const bar = style({
  blockSize: "0.25rem",
  borderRadius: vars.radius.full,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});
export const unlit = style({ backgroundColor: color.border });
export const lit = style({ forcedColorAdjust: "none" });
export const words = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const word = style({ fontWeight: font.weight.medium });
