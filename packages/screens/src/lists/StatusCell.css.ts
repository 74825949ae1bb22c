import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** One line whose parts yield where space runs out. */
export const line = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: "100%",
  verticalAlign: "middle",
});
globalStyle(`${line} > *`, { minInlineSize: 0 });
/** The status is cut last. A smaller factor would cut it by a fraction of a pixel, and its text. */
globalStyle(`${line} > :not(:first-child)`, { flexShrink: 1e6 });
