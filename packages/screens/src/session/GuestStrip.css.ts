import { vars } from "@ats/ui/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, font, space } = vars;

const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: space.md,
  paddingBlock: space.xxs,
  paddingInline: space.lg,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
const strips = { support: color.warning, master: color.info };
export const kinds = styleVariants(strips, ({ fg, bg }) => [
  strip,
  {
    color: fg,
    backgroundColor: bg,
    borderBlockEnd: `1px solid color-mix(in srgb, ${fg} 22%, transparent)`,
  },
]);
export const text = style({ minInlineSize: 0, overflowWrap: "anywhere" });
