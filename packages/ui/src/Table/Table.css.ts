import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;

export const frame = style({
  containerType: "inline-size",
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
  overflow: "hidden",
});
export const region = style({
  overflow: "auto",
  overscrollBehaviorX: "contain",
  scrollPaddingBlockStart: "2.5rem",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
  },
});
export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
export const updating = style({ opacity: 0.6, transition: `opacity ${vars.motion.normal} 150ms` });

const cellBox = {
  paddingInline: vars.density.cell,
  borderBlockEnd: `1px solid ${color.border}`,
  verticalAlign: "middle",
  selectors: {
    "&:first-child": { paddingInlineStart: space.lg },
    "&:last-child": { paddingInlineEnd: space.lg },
    "tbody > tr:last-child > &": { borderBlockEnd: 0 },
  },
} as const;

export const header = style({
  ...cellBox,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  blockSize: "2.25rem",
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  whiteSpace: "nowrap",
});
export const cell = style({
  ...cellBox,
  blockSize: vars.density.row,
  paddingBlock: space.xs,
  fontWeight: "inherit",
  overflowWrap: "break-word",
});
export const detail = style({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.xs,
  fontWeight: font.weight.regular,
});
export const aligns = styleVariants(
  { start: "start", center: "center", end: "end" } as const,
  (a) => ({
    textAlign: a,
  }),
);
export const numbers = style({ fontVariantNumeric: "tabular-nums" });
export const noWrap = style({ whiteSpace: "nowrap" });
export const row = style({
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    "&:hover": { backgroundColor: color.surfaceSunken },
    "&[data-selected]": { backgroundColor: color.accentSubtle },
  },
});
export const pressable = style({ cursor: "pointer" });
export const strong = style({ fontWeight: font.weight.semibold });
export const tick = style({ inlineSize: "2.5rem" });
export const actions = style({ inlineSize: "1%", whiteSpace: "nowrap", textAlign: "end" });
export const hideBelow = styleVariants({ sm: "36rem", md: "52rem", lg: "68rem" }, (width) => ({
  "@container": { [`(max-width: ${width})`]: { display: "none" } },
}));
export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "1.5rem",
  margin: `0 calc(${space.xs} * -1)`,
  padding: `0 ${space.xs}`,
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: vars.radius.sm,
  fontWeight: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.text } },
});
export const sorted = style({ color: color.text });
export const idle = style({ opacity: 0.45 });
export const spacer = style({ padding: 0, border: 0 });
