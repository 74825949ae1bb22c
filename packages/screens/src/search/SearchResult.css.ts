import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const result = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.md,
});
export const fact = style({ overflowWrap: "anywhere" });
export const dot = style({ color: vars.color.borderStrong });
