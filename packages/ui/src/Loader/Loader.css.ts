import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "block",
  flexShrink: 0,
  inlineSize: "1em",
  blockSize: "1em",
  border: "0.125em solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.full,
  animation: `${turn} 700ms linear infinite`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none", opacity: 0.7 } },
});
export const loader = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.md,
  padding: vars.space.xl,
  color: vars.color.textMuted,
  fontSize: vars.font.size.md,
});
export const full = style({ minBlockSize: pageHeight });
export const drawing = style({ color: vars.color.accentText });
export const sizes = styleVariants({ sm: "1rem", md: "1.5rem", lg: "2.25rem" }, (fontSize) => ({
  fontSize,
}));
