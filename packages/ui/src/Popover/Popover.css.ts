import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visible as inSight } from "../theme/visible.ts";

const appear = keyframes({
  from: { opacity: 0, transform: "translateY(-4px)" },
});

/**
 * Stays within the page minus the margin that popovers keep: a popover that juts out scrolls the
 * page, which closes the popover.
 */
const widest = "calc(100% - 24px)";

/** The sheet of menus, lists and popovers. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: "10rem",
  maxInlineSize: `min(24rem, ${widest})`,
  overflow: "auto",
  color: vars.color.text,
  backgroundColor: vars.color.overlay,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.medium,
  outline: "none",
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
    "&[data-exiting]": { opacity: 0, transition: `opacity ${vars.motion.fast}` },
  },
});
/** At least as wide as its trigger. */
export const matched = style({
  minInlineSize: `min(max(10rem, var(--trigger-width)), ${widest})`,
});
export const widths = styleVariants({ sm: "16rem", md: "24rem", lg: "36rem" }, (width) => ({
  maxInlineSize: `min(${width}, ${widest})`,
}));
export const title = style({ paddingBlockEnd: vars.space.sm });
export const dialog = style({ padding: vars.space.lg, outline: "none" });
/** Lies over the part in sight. */
export const visible = style({
  position: "fixed",
  insetInline: 0,
  insetBlock: `${inSight.top} ${inSight.below}`,
  visibility: "hidden",
  pointerEvents: "none",
});
