import { style } from "@vanilla-extract/css";
import { visible } from "../theme/visible.ts";

export const part = style({
  position: "fixed",
  insetInline: 0,
  insetBlock: `${visible.top} ${visible.below}`,
  visibility: "hidden",
  pointerEvents: "none",
});
