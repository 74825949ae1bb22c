import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;

export const dot = style({
  flexShrink: 0,
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlock: "0.125rem",
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  transition: `border-width ${vars.motion.fast}`,
  selectors: {
    "[data-hovered] > &": { borderColor: color.textMuted },
    "[data-selected] > &": { borderColor: color.accentEdge, borderWidth: "5px" },
    "[data-invalid] > &": { borderColor: color.critical.fg },
    "[data-disabled] > &": { opacity: 0.5 },
    "[data-focus-visible] > &": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
