import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { space, color } = vars;

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.xl,
  rowGap: space.md,
});
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({
  "@media": {
    "screen and (min-width: 40rem)": { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
}));
export const layouts = styleVariants({
  stacked: { display: "grid", gap: space.xxs, alignContent: "start" },
  inline: {
    display: "grid",
    gridTemplateColumns: `clamp(6rem, (100% - ${space.md}) * 0.4, 14rem) minmax(0, 1fr)`,
    columnGap: space.md,
    alignItems: "baseline",
  },
});
export const term = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const description = style({ minInlineSize: 0, overflowWrap: "anywhere" });
