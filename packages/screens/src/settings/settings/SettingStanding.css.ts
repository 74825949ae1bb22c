import { style } from "@vanilla-extract/css";

export const fields = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
