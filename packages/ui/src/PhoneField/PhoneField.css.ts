import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius } = vars;

export const box = style({ paddingInlineStart: 0 });
/** The country, as the start of the box. */
export const country = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "space-between",
  // Keeps the usual width before the calling code is known.
  minInlineSize: "5.25rem",
  gap: space.xs,
  flexShrink: 0,
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  paddingInline: `${space.md} ${space.sm}`,
  color: color.textMuted,
  background: "none",
  border: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  borderStartStartRadius: `calc(${radius.md} - 1px)`,
  borderEndStartRadius: `calc(${radius.md} - 1px)`,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-pressed], &[aria-expanded=true]": {
      color: color.text,
      backgroundColor: color.surfaceHover,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
  },
});
export const chosen = style({ display: "inline-flex", gap: space.xs });
export const chevron = style({ fontSize: "0.875rem" });
export const number = style({ fontVariantNumeric: "tabular-nums" });

/** Scrolls as a whole, below the search. */
export const sheet = style({
  inlineSize: "20rem",
  scrollPaddingBlockStart: "4rem",
});
export const search = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  padding: space.sm,
  backgroundColor: color.overlay,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const list = style({ padding: space.xs, outline: "none" });
export const code = style({ color: color.textMuted, fontVariantNumeric: "tabular-nums" });
export const empty = style({ padding: space.sm, color: color.textMuted });
