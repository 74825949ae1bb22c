import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375rem",
  maxInlineSize: "100%",
  minBlockSize: "1.375rem",
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
  "::before": {
    content: "",
    flexShrink: 0,
    inlineSize: "0.375rem",
    blockSize: "0.375rem",
    borderRadius: vars.radius.full,
    backgroundColor: "currentColor",
  },
  "@media": { "(forced-colors: active)": { "::before": { backgroundColor: "CanvasText" } } },
});
export const text = style({ overflow: "hidden", textOverflow: "ellipsis" });
