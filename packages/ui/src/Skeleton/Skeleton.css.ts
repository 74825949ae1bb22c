import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const pulse = keyframes({ "50%": { opacity: 0.45 } });

export const stack = style({ display: "grid", gap: vars.space.sm, inlineSize: "100%" });
export const skeleton = style({
  display: "block",
  backgroundColor: vars.color.neutral.bg,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
export const shapes = styleVariants({
  text: { blockSize: "0.75rem", marginBlock: "0.25rem", borderRadius: vars.radius.sm },
  block: { borderRadius: vars.radius.md },
  circle: { borderRadius: vars.radius.full },
});
