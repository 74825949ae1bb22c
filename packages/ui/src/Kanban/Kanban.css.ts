import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;

export const region = style({
  position: "relative",
  minInlineSize: 0,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  borderRadius: vars.radius.lg,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const board = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(min(17rem, 80vw), 1fr)",
  gap: space.md,
  inlineSize: "max-content",
  minInlineSize: "100%",
  paddingBlockEnd: space.xs,
});
export const column = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  maxBlockSize: "calc(100dvh - 15rem)",
  minBlockSize: "20rem",
  maxInlineSize: "22rem",
  inlineSize: "100%",
  backgroundColor: color.surfaceHover,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  scrollSnapAlign: "start",
});
export const header = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  padding: `${space.md} ${space.md} ${space.xs}`,
});
export const dot = style({
  flexShrink: 0,
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: vars.radius.full,
  forcedColorAdjust: "none",
});
export const list = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space.sm,
  minBlockSize: "6rem",
  padding: space.sm,
  overflowY: "auto",
  borderRadius: vars.radius.lg,
  outline: "none",
  selectors: {
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-drop-target]": {
      backgroundColor: color.accentSubtle,
      outline: `2px solid ${color.accent}`,
      outlineOffset: "-2px",
    },
  },
});
export const card = style({
  position: "relative",
  flexShrink: 0,
  padding: space.md,
  paddingInlineEnd: space.sm,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.low,
  outline: "none",
  cursor: "grab",
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    "&[data-hovered]": {
      borderColor: `color-mix(in srgb, ${color.borderStrong} 60%, ${color.border})`,
      boxShadow: vars.elevation.medium,
    },
    "&[data-selected]": { borderColor: color.accent, backgroundColor: color.accentSubtle },
    "&[data-dragging]": { opacity: 0.5 },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
});
export const cardRow = style({ display: "flex", alignItems: "flex-start", gap: space.xs });
export const cardBody = style({ flex: 1, minInlineSize: 0 });
export const cardEnd = style({
  display: "flex",
  flexDirection: "column",
  flexShrink: 0,
  marginBlock: "-0.25rem",
});
export const grip = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "1rem",
  cursor: "grab",
  selectors: {
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
  },
});
export const empty = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  justifyContent: "center",
  padding: space.lg,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const more = style({ padding: space.sm });
