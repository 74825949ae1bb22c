import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** One quiet line whose text is in line with the page below. */
export const back = style({
  paddingBlockStart: space.sm,
  paddingInline: `calc(clamp(${space.lg}, 2.5vw, ${space.xxl}) - ${space.sm})`,
  marginBlockEnd: `calc(-1 * ${space.md})`,
});
