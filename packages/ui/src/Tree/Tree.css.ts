import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const tree = style({
  display: "flex",
  flexDirection: "column",
  gap: space.xxs,
  minInlineSize: 0,
  outline: "none",
  selectors: {
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
    "&[data-drop-target]": {
      outline: `2px solid ${color.accentEdge}`,
      borderRadius: vars.radius.md,
      backgroundColor: color.accentSubtle,
    },
  },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: vars.density.row,
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * 1.25rem + ${space.xs})`,
  paddingInlineEnd: space.xs,
  color: color.text,
  borderRadius: vars.radius.md,
  outline: "none",
  cursor: "default",
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    "&[data-href], &[data-has-child-items]": { cursor: "pointer" },
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-selected]": {
      backgroundColor: color.accentSubtle,
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.accent} 30%, transparent)`,
    },
    "&[data-disabled]": { color: color.textDisabled },
    "&[data-dragging]": { opacity: 0.5 },
    "&[data-drop-target]": {
      outline: `2px solid ${color.accentEdge}`,
      backgroundColor: color.accentSubtle,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
const handle = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "1rem",
  selectors: {
    "&[data-hovered]": { color: color.text, backgroundColor: color.surfaceHover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
  },
});
export const chevron = style([
  handle,
  {
    cursor: "pointer",
    transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [`${item}[data-expanded] &`]: { rotate: "90deg" },
      [`[dir="rtl"] ${item}[data-expanded] &`]: { rotate: "-90deg" },
    },
  },
]);
/** As wide as a chevron, so that names on one level align. */
export const leaf = style({ flexShrink: 0, inlineSize: "1.5rem" });
export const grip = style([handle, { cursor: "grab" }]);
export const icon = style({
  display: "inline-flex",
  flexShrink: 0,
  color: color.textMuted,
  fontSize: "1rem",
  selectors: { [`${item}[data-disabled] &`]: { color: color.textDisabled } },
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.xs,
  paddingInlineStart: space.xs,
  overflowWrap: "anywhere",
});
export const description = style({
  display: "block",
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const waiting = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.density.row,
  paddingInlineStart: "3.5rem",
});
export const empty = style({
  padding: space.xl,
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  textAlign: "center",
});
