import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

/** A field's name, its kind and its buttons, each below that of the field before. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const about = style({
  display: "grid",
  columnGap: vars.space.md,
  overflowWrap: "anywhere",
  "@media": {
    "screen and (min-width: 40rem)": {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "baseline",
    },
  },
});
