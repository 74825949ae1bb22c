import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const dock = style({
  position: "sticky",
  insetBlockEnd: space.md,
  zIndex: vars.layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginInline: "auto",
  color: color.text,
  selectors: {
    // Holding more than its silent count.
    "&:has(> :nth-child(2))": {
      paddingBlock: space.sm,
      paddingInline: `${space.lg} ${space.sm}`,
      backgroundColor: color.overlay,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.elevation.high,
    },
  },
});
export const count = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const nothing = style({ position: "absolute" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  paddingInlineStart: space.sm,
  borderInlineStart: `1px solid ${color.border}`,
});
