import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

export const state = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xs,
  padding: `${vars.space.xxxl} ${vars.space.lg}`,
  textAlign: "center",
  "@media": { print: { alignItems: "start", padding: 0, textAlign: textStart } },
});
export const icon = style({
  display: "inline-flex",
  "@media": { print: { display: "none" } },
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  marginBlockEnd: vars.space.sm,
  color: vars.color.textMuted,
  backgroundColor: vars.color.neutral.bg,
  borderRadius: vars.radius.full,
  fontSize: "1.375rem",
});
export const failed = style({
  color: vars.color.critical.fg,
  backgroundColor: vars.color.critical.bg,
});
export const description = style({ maxInlineSize: "26rem", color: vars.color.textMuted });
export const action = style({ marginBlockStart: vars.space.md });
