import { style } from "@vanilla-extract/css";

/** Shown where the table is too narrow for the columns that say the same. */
export const narrowOnly = style({
  "@container": { "(min-width: 52rem)": { display: "none" } },
});
