import { style } from "@vanilla-extract/css";

/** One width for every field, so that the sheet stays while it changes. */
export const form = style({
  inlineSize: "20rem",
  maxInlineSize: "100%",
  "@media": { "(max-width: 47.99rem)": { inlineSize: "100%" } },
});
