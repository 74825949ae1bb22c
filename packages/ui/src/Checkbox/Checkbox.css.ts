import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space } = vars;

export const wrap = style({ display: "grid", gap: space.xs });
export const choice = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: space.sm,
  minBlockSize: "1.5rem",
  paddingBlock: space.xxs,
  cursor: "pointer",
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  selectors: { "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" } },
});
export const texts = style({ display: "grid", gap: space.xxs, minInlineSize: 0 });
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
    "[data-hovered] > &": { borderColor: color.textMuted },
    ":is([data-selected], [data-indeterminate]) > &": {
      backgroundColor: color.accent,
      borderColor: color.accent,
    },
    "[data-invalid] > &": { borderColor: color.critical.fg },
    "[data-disabled] > &": { opacity: 0.5 },
    "[data-focus-visible] > &": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
  "@media": { "(forced-colors: active)": { color: "ButtonText" } },
});
export const mark = style({ strokeWidth: 3 });
/** Alone in a cell: the whole of it can be pressed. */
export const bare = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  cursor: "pointer",
});
