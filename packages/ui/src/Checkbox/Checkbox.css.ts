import { style } from "@vanilla-extract/css";
import { description } from "../Field/Field.css.ts";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const wrap = style({ display: "grid", justifyItems: "start", minInlineSize: 0 });
export const choice = style({
  // Anchors the hidden input, so that focusing it scrolls the checkbox into view.
  position: "relative",
  display: "inline-flex",
  alignItems: "flex-start",
  gap: space.sm,
  minBlockSize: "1.5rem",
  maxInlineSize: "100%",
  paddingBlock: space.xxs,
  cursor: "pointer",
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  selectors: {
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-readonly]": { cursor: "default" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});
export const texts = style({
  display: "grid",
  gap: space.xxs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
/** Aligns with the label, not with the box. */
const inset = style({ paddingInlineStart: `calc(1rem + ${space.sm})` });
export const below = style([description, inset]);
export const belowError = inset;
export const box = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlock: "0.125rem",
  color: color.textOnAccent,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  fontSize: "0.75rem",
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    ":is([data-hovered], label:hover) > &": { borderColor: color.textMuted },
    ":is([data-selected], [data-indeterminate]) > &": {
      backgroundColor: color.accent,
      borderColor: color.accentEdge,
    },
    "[data-invalid] > &": { borderColor: color.critical.fg },
    "[data-disabled] > &": { opacity: 0.5 },
    ":is([data-focus-visible], :has(> input:focus-visible)) > &": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "2px",
    },
  },
  "@media": { "(forced-colors: active)": { color: "ButtonText" } },
});
export const mark = style({ strokeWidth: 3 });
/** A checkbox without a label, for a table cell. */
export const bare = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  cursor: "pointer",
});
