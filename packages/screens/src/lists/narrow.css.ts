import { style } from "@vanilla-extract/css";

const below = (width: string) =>
  style({ "@container": { [`(min-width: ${width})`]: { display: "none" } } });

/** Shown where the table is too narrow for most columns, which say the same. */
export const narrowOnly = below("52rem");

/** Shown where the table is too narrow for its further columns, which say the same. */
export const belowLarge = below("68rem");

/** Shown where the table is too narrow for its last columns, which say the same. */
export const belowWide = below("84rem");
