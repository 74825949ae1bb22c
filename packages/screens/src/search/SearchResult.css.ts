import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const result = style({
  display: "grid",
  gap: space.xxs,
  minInlineSize: 0,
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.md,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  selectors: { "&:empty": { display: "none" } },
});
/** Wraps only if longer than the line. */
export const fact = style({
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  selectors: {
    "& + &::before": { content: "·", marginInline: space.xs, color: color.borderStrong },
  },
});
