import { style } from "@vanilla-extract/css";

const below = (width: string) =>
  style({ "@container": { [`(min-width: ${width})`]: { display: "none" } } });

/** Visible if the table is too narrow for most columns. It repeats their content. */
export const onlyNarrow = below("52rem");

/** Visible if the table is too narrow for its later columns. It repeats their content. */
export const belowLarge = below("68rem");

/** Visible if the table is too narrow for its last columns. It repeats their content. */
export const belowWide = below("90rem");
