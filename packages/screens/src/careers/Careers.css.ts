import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const frame = style({
  minBlockSize: "100vh",
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  outline: "none",
});
// Its ends stand above those of a narrow page.
const edge = `clamp(${vars.space.lg}, 2.5vw, ${vars.space.xxl})`;
export const bar = style({
  padding: `${vars.space.md} max(${vars.space.lg}, (100% - 46rem) / 2 + ${edge})`,
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
