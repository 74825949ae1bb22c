import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** One line of which the first part yields where space runs out. */
export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  verticalAlign: "middle",
});
globalStyle(`${line} > :first-child`, { minInlineSize: 0 });
globalStyle(`${line} > :not(:first-child)`, { flexShrink: 0 });
