import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Includes the margins of what is in it. */
export const content = style({ display: "flow-root" });
/**
 * Long lists, boards and documents scroll in this height of a usual window. The frame's own height
 * follows theirs, so they cannot follow it.
 */
export const naturallyHigh = style([content, { vars: { "--ats-page-height": "50rem" } }]);
/** One quiet line whose text is in line with the page below. */
export const back = style({
  paddingBlockStart: space.sm,
  paddingInline: `calc(clamp(${space.lg}, 2.5vw, ${space.xxl}) - ${space.sm})`,
  marginBlockEnd: `calc(-1 * ${space.md})`,
});
