import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const bar = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const list = style({
  display: "flex",
  gap: space.xs,
  minInlineSize: 0,
  marginBlockEnd: "-1px",
  padding: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  flexShrink: 0,
  minBlockSize: "2.5rem",
  paddingInline: space.sm,
  color: color.textMuted,
  borderBlockEnd: "2px solid transparent",
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  outline: "none",
  transition: `color ${vars.motion.fast}`,
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-selected], &[aria-current]": { color: color.text, borderColor: color.accentEdge },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-3px",
      borderRadius: vars.radius.md,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected], &[aria-current]": { borderColor: "Highlight" } },
    },
  },
});
export const panel = style({
  paddingBlockStart: space.lg,
  outline: "none",
  selectors: {
    "&[data-focus-visible]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "4px",
      borderRadius: vars.radius.sm,
    },
  },
});
export const icon = style({ display: "inline-flex", fontSize: "1rem" });
export const actions = style({ flexShrink: 0, paddingBlockEnd: space.xs });
