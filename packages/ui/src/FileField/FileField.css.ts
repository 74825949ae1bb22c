import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const zone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space.sm,
  padding: space.lg,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  selectors: {
    "&[data-drop-target]": { backgroundColor: color.accentSubtle, borderColor: color.accent },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const files = style({ display: "grid", gap: space.xs, listStyle: "none" });
export const file = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  paddingInlineStart: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
