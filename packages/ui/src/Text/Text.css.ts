import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textEnd, textStart } from "../theme/align.ts";

const { font, color } = vars;

export const text = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const sizes = styleVariants(font.size, (fontSize, size) => ({
  fontSize,
  lineHeight: font.line[size],
}));
export const weights = styleVariants(font.weight, (fontWeight) => ({ fontWeight }));
export const inks = styleVariants(
  {
    default: color.text,
    muted: color.textMuted,
    accent: color.accentText,
    positive: color.positive.fg,
    warning: color.warning.fg,
    critical: color.critical.fg,
    inherit: "inherit",
  },
  (ink) => ({ color: ink }),
);
export const aligned = styleVariants(
  { start: textStart, center: "center", end: textEnd } as const,
  (a) => ({
    textAlign: a,
  }),
);
export const numeric = style({ fontVariantNumeric: "tabular-nums" });
export const truncate = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const preserved = style({ whiteSpace: "pre-wrap" });
