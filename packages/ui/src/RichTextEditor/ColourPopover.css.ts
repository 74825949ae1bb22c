import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, radius, font } = vars;

export const groups = style({ display: "grid", gap: space.md });
export const group = style({ display: "grid", gap: space.xs });
export const title = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
});
export const swatches = style({ display: "flex", gap: space.xs });
export const swatch = style({
  display: "inline-flex",
  padding: space.xxs,
  color: color.text,
  backgroundColor: "transparent",
  border: "2px solid transparent",
  borderRadius: radius.md,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-selected]": { borderColor: color.accentText },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
});
export const letter = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "1.5rem",
  minBlockSize: "1.5rem",
  fontWeight: font.weight.semibold,
  borderRadius: radius.sm,
  selectors: { "[data-disabled] &": { color: color.textDisabled } },
});
