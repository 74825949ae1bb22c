import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, radius } = vars;

/** Keeps the colours as they are in forced-colours mode, because they are the choice itself. */
const real = { forcedColorAdjust: "none" } as const;

export const opener = style({
  display: "inline-flex",
  flexShrink: 0,
  marginInlineStart: `calc(${space.xs} * -1)`,
  padding: 0,
  background: "none",
  border: 0,
  borderRadius: radius.sm,
  cursor: "pointer",
  selectors: {
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
  },
});
export const swatch = style({
  ...real,
  display: "block",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
});
/** A stroke across the swatch means no colour. */
export const none = style({
  backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${color.critical.fg} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
});
export const typing = style({ fontFamily: vars.font.mono, textTransform: "uppercase" });
export const panel = style({
  display: "grid",
  gap: space.md,
  inlineSize: "15rem",
  maxInlineSize: "100%",
  padding: space.md,
  outline: "none",
});
export const area = style({
  ...real,
  inlineSize: "100%",
  blockSize: "9rem",
  borderRadius: radius.md,
});
export const slider = style({ display: "grid", gap: space.xs });
export const track = style({
  ...real,
  inlineSize: "100%",
  blockSize: "1.5rem",
  borderRadius: radius.full,
});
export const thumb = style({
  ...real,
  insetBlockStart: "50%",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  border: `2px solid ${color.textOnAccent}`,
  borderRadius: radius.full,
  boxShadow: `0 0 0 1px ${color.borderStrong}`,
  selectors: {
    "&[data-focus-visible]": {
      inlineSize: "1.5rem",
      blockSize: "1.5rem",
      outline: `2px solid ${color.focus}`,
    },
  },
});
export const swatches = style({ display: "flex", flexWrap: "wrap", gap: space.sm });
export const choice = style({
  borderRadius: radius.sm,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-selected]": { outline: `2px solid ${color.text}`, outlineOffset: "2px" },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
