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
/** On a narrow screen, lies along the bottom of the window. Overrides the place beside a trigger. */
export const fromBelow = style({
  "@media": {
    "screen and (max-width: 47.99rem)": {
      position: "fixed !important" as "fixed",
      inset: `auto 0 ${inSight.below} 0 !important`,
      maxInlineSize: "none",
      maxBlockSize: "85dvh !important",
      borderStartStartRadius: vars.radius.lg,
      borderStartEndRadius: vars.radius.lg,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.4)",
    },
  },
});
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
