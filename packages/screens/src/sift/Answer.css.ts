import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

/** Most answers have room, so that the scores below them keep their place. */
export const answer = style({ minBlockSize: "14rem" });
/** Stays in sight below a long answer. */
export const scores = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: space.md,
  backgroundColor: color.surfaceSunken,
  // Covers the answer down to the window's edge, in the page's padding.
  boxShadow: `0 ${space.xxxl} ${color.surfaceSunken}`,
});
export const scale = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space.sm,
});
