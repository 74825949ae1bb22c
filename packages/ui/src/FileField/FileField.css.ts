import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font } = vars;

export const zone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space.sm,
  padding: space.lg,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    "&[data-drop-target]": { backgroundColor: color.accentSubtle, borderColor: color.accentEdge },
    "&[data-disabled]": { borderColor: color.border },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-drop-target]": { outline: "2px solid Highlight" } },
    },
  },
});
export const zoneIcon = style({ fontSize: "1.25rem" });
export const files = style({ display: "grid", gap: space.xs, listStyle: "none" });
export const file = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  minBlockSize: "2.5rem",
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
// Paper takes no files, and a field without any says nothing there.
globalStyle(`${zone}, :has(> ${files} > ${zone}):not(:has(${file}))`, {
  "@media": { print: { display: "none" } },
});
export const fileIcon = style({ flexShrink: 0, color: color.textMuted, fontSize: "1.125rem" });
export const texts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.md,
  flex: 1,
  minInlineSize: 0,
});
export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const meta = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
