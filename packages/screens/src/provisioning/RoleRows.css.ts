import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Fields beside each other, and below each other where there is no room. */
export const row = style({
  display: "grid",
  gap: vars.space.sm,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 640px)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
      alignItems: "start",
    },
  },
});

/** Beside the boxes, not their labels. */
export const actions = style({
  display: "flex",
  gap: vars.space.xs,
  "@media": { "(min-width: 640px)": { paddingTop: vars.space.xl } },
});
