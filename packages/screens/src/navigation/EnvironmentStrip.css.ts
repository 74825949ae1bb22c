import { vars } from "@ats/ui/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, font, space } = vars;

const strip = style({
  display: "flex",
  justifyContent: "center",
  paddingInline: space.lg,
  fontSize: font.size.xs,
  lineHeight: "1.5rem",
  fontWeight: font.weight.medium,
  textAlign: "center",
});
export const strips = styleVariants(color.environment, ({ fg, bg }) => [
  strip,
  {
    color: fg,
    backgroundColor: bg,
    borderBlockEnd: `1px solid color-mix(in srgb, ${fg} 22%, transparent)`,
  },
]);
export const text = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
