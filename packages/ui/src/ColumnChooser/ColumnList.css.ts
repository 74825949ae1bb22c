import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const frame = style({
  display: "grid",
  justifyItems: "start",
  gap: space.sm,
  inlineSize: "18rem",
  maxInlineSize: "100%",
});
export const list = style({
  display: "grid",
  inlineSize: `calc(100% + 2 * ${space.sm})`,
  marginInline: `calc(${space.sm} * -1)`,
  outline: "none",
});
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minBlockSize: "2.25rem",
  paddingInline: space.sm,
  borderRadius: vars.radius.md,
  fontSize: vars.font.size.md,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { backgroundColor: color.surfaceHover },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-dragging]": { opacity: 0.5 },
    ".react-aria-DropIndicator[data-drop-target] &": { outline: `1px solid ${color.accentEdge}` },
  },
});
export const grip = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  padding: 0,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "1rem",
  cursor: "grab",
  selectors: {
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}` },
  },
});
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: "break-word" });
