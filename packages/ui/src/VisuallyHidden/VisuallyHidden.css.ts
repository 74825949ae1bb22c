import { style } from "@vanilla-extract/css";

export const hidden = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  border: 0,
  whiteSpace: "nowrap",
});
