import { style } from "@vanilla-extract/css";

export const unprinted = style({ "@media": { print: { display: "none" } } });
