import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Heading, field and first values side by side, and below each other where there is no room. */
export const row = style({
  display: "grid",
  gap: vars.space.xs,
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  "@media": {
    "(min-width: 640px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 13rem) minmax(0, 1fr)",
      columnGap: vars.space.lg,
      alignItems: "center",
    },
  },
});
