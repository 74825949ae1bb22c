import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const views = style({ display: "inline-flex", minInlineSize: 0, maxInlineSize: "14rem" });
/** The list no longer matches the view. */
export const changed = style({
  display: "inline-block",
  inlineSize: "0.375rem",
  blockSize: "0.375rem",
  marginInlineStart: "0.375rem",
  verticalAlign: "middle",
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accentEdge,
  "@media": { "(forced-colors: active)": { backgroundColor: "Highlight" } },
});
