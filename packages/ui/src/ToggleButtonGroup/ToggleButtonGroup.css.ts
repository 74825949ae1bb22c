import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius } = vars;

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  gap: space.xxs,
  padding: space.xxs,
  backgroundColor: color.surfaceHover,
  border: `1px solid ${color.border}`,
  borderRadius: `calc(${radius.md} + 2px)`,
  "@media": { print: { display: "none" } },
});
export const option = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minBlockSize: vars.density.controlSmall,
  minInlineSize: vars.density.controlSmall,
  paddingInline: space.sm,
  color: color.textMuted,
  backgroundColor: "transparent",
  border: "1px solid transparent",
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-selected]": {
      color: color.text,
      backgroundColor: color.surfaceRaised,
      borderColor: color.border,
      boxShadow: vars.elevation.low,
    },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected]": { outline: "2px solid Highlight" } },
    },
  },
});
export const icon = style({ display: "inline-flex", fontSize: "1rem" });
