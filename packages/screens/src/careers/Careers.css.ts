import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const frame = style({
  minBlockSize: "100vh",
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  outline: "none",
});
export const bar = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.md,
});
/** As on the pages that the API writes. */
export const logo = style({
  display: "block",
  blockSize: "2.75rem",
  maxInlineSize: "min(16rem, 100%)",
  objectFit: "contain",
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  backgroundColor: "light-dark(transparent, #fff)",
});
