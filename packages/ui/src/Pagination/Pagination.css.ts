import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const range = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const buttons = style({
  display: "flex",
  gap: vars.space.xxs,
  "@media": { print: { display: "none" } },
});
export const labelled = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  whiteSpace: "nowrap",
  "@media": { print: { display: "none" } },
});
export const page = style({
  inlineSize: "3.5rem",
  minBlockSize: vars.density.controlSmall,
  paddingBlock: 0,
  paddingInline: vars.space.sm,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  fontSize: "inherit",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  selectors: {
    "&:hover": { borderColor: vars.color.textMuted },
    "&:focus-visible": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-1px",
      borderColor: vars.color.focus,
    },
  },
});
