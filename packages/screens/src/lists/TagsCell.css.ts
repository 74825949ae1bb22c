import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** One line whose tag yields where space runs out, and never the count of further tags. */
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
});
globalStyle(`${line} > :first-child`, { minInlineSize: 0 });
globalStyle(`${line} > :not(:first-child)`, { flexShrink: 0 });
