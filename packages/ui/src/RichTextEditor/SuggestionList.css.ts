import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const popup = style({
  zIndex: vars.layer.shell,
  inlineSize: "max-content",
  maxBlockSize: "16rem",
});
export const list = style({
  padding: vars.space.xs,
  selectors: { "&:empty": { display: "none" } },
});
export const none = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
