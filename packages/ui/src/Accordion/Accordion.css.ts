import { style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { textStart } from "../theme/align.ts";

const { color, space, font, motion } = vars;

export const accordion = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  overflow: "hidden",
});
export const part = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
});
export const line = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  transition: `background-color ${motion.fast}`,
  selectors: { "&:has([data-hovered])": { backgroundColor: color.surfaceHover } },
});
export const heading = style({ flex: 1, minInlineSize: 0, margin: 0, fontSize: "inherit" });
export const title = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  inlineSize: "100%",
  minBlockSize: "2.75rem",
  paddingInline: space.lg,
  paddingBlock: space.md,
  color: color.text,
  background: "none",
  border: 0,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  fontWeight: font.weight.medium,
  textAlign: textStart,
  cursor: "pointer",
  outline: "none",
  selectors: {
    // Makes the whole row clickable, not only the title.
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.lg },
    "&[data-disabled]": { color: color.textDisabled, cursor: "not-allowed" },
    "&[data-focus-visible]::after": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-3px",
    },
  },
});
export const arrow = style({
  marginBlockStart: space.xxs,
  color: color.textMuted,
  fontSize: "1rem",
  transition: `transform ${motion.fast}`,
  transform: "rotate(-90deg)",
  selectors: {
    "&:dir(rtl)": { transform: "rotate(90deg)" },
    "[aria-expanded=true] > &": { transform: "none" },
  },
});
export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const meta = style({
  flexShrink: 0,
  paddingInlineEnd: space.lg,
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const panel = style({
  blockSize: "var(--disclosure-panel-height)",
  overflow: "clip",
  transition: `block-size ${motion.normal} ${motion.easing}`,
});
export const content = style({
  paddingBlock: `${space.xs} ${space.lg}`,
  paddingInline: `calc(${space.lg} + 1rem + ${space.sm}) ${space.lg}`,
});
