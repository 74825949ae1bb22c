import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  minBlockSize: "1.5rem",
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  fontWeight: vars.font.weight.medium,
});
export const text = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const remove = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  marginInlineEnd: `calc(${vars.space.sm} * -1)`,
  padding: 0,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "0.875rem",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { backgroundColor: "color-mix(in srgb, currentColor 14%, transparent)" },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}` },
  },
});
/** Covers the tag up to its remove button, or up to its end. */
export const press = style({
  minBlockSize: "1.5rem",
  marginInlineStart: `calc(${vars.space.sm} * -1)`,
  paddingBlock: 0,
  paddingInline: vars.space.sm,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontSize: "inherit",
  fontWeight: "inherit",
  cursor: "pointer",
  selectors: {
    "&:last-child": { marginInlineEnd: `calc(${vars.space.sm} * -1)` },
    "&[data-hovered]": { backgroundColor: "color-mix(in srgb, currentColor 14%, transparent)" },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.focus}` },
  },
});
