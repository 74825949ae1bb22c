import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visible } from "../theme/visible.ts";

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const region = style({
  position: "fixed",
  insetBlockEnd: `calc(${visible.below} + ${space.lg})`,
  insetInline: space.lg,
  zIndex: vars.layer.toast,
  pointerEvents: "none",
  outline: "none",
  "@media": { print: { display: "none" } },
});
export const list = style({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "center",
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.md,
  inlineSize: "min(26rem, 100%)",
  // Keeps the longest permitted message within a small window.
  maxBlockSize: `calc(${visible.height} - 2 * ${space.lg})`,
  overflowY: "auto",
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  color: color.text,
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
});
export const icon = style({ flexShrink: 0, marginBlockStart: "0.375rem", fontSize: "1.125rem" });
export const content = style({
  display: "grid",
  flex: 1,
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: space.xs,
  overflowWrap: "anywhere",
});
export const title = style({ fontWeight: vars.font.weight.medium });
export const description = style({
  color: color.textMuted,
  fontSize: vars.font.size.sm,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  marginBlockStart: space.xs,
});
