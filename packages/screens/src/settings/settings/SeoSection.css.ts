import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

/** A search result, as search engines show it. */
export const result = style({
  display: "grid",
  gap: space.xxs,
  maxInlineSize: "38rem",
  margin: 0,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: "anywhere",
});
export const address = style({ fontSize: font.size.sm, color: color.textMuted });
export const title = style({ fontSize: font.size.lg, color: color.accentText });
