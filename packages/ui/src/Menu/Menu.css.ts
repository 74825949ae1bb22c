import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius } = vars;

export const menu = style({ padding: space.xs, outline: "none" });
export const header = style({
  padding: `${space.md} ${space.md}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
export const sectionTitle = style({
  padding: `${space.xs} ${space.sm}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.medium,
});
/** A line of a menu or of a list of options. */
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "2rem",
  padding: `${space.xs} ${space.sm}`,
  color: color.text,
  borderRadius: radius.md,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused], &[data-hovered], &[data-open]": { backgroundColor: color.surfaceHover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-focused]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});
export const critical = style({
  selectors: {
    "&:not([data-disabled])": { color: color.critical.fg },
    "&[data-focused]": { backgroundColor: color.critical.bg },
  },
});
export const icon = style({
  display: "inline-flex",
  minInlineSize: "1rem",
  fontSize: "1rem",
  color: color.textMuted,
});
export const criticalIcon = style({ color: "inherit" });
export const texts = style({ display: "grid", flex: 1, minInlineSize: 0 });
export const description = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
});
export const arrow = style({
  color: color.textMuted,
  fontSize: "1rem",
});
export const check = style({ display: "inline-flex", color: color.accentText, fontSize: "1rem" });
