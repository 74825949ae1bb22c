import { style } from "@vanilla-extract/css";
import { vars } from "../../../ui/src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const playground = style({ display: "grid", gap: space.lg, marginBlock: space.lg });
export const page = style({
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  selectors: { "&:empty": { display: "none" } },
});
export const log = style({
  maxBlockSize: "12rem",
  margin: 0,
  padding: space.md,
  overflowY: "auto",
  fontFamily: font.mono,
  fontSize: font.size.sm,
  backgroundColor: color.surfaceSunken,
  borderRadius: radius.md,
});
