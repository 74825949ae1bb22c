import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

export const avatar = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  userSelect: "none",
});
export const sizes = styleVariants({
  xs: { inlineSize: "1.25rem", blockSize: "1.25rem", fontSize: "0.5625rem" },
  sm: { inlineSize: "1.5rem", blockSize: "1.5rem", fontSize: "0.625rem" },
  md: { inlineSize: "2rem", blockSize: "2rem", fontSize: "0.75rem" },
  lg: { inlineSize: "2.5rem", blockSize: "2.5rem", fontSize: "0.875rem" },
  xl: { inlineSize: "4rem", blockSize: "4rem", fontSize: "1.375rem" },
});
export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

const hues = [
  { ink: "#1c4f86", paper: "#d9e8f9" },
  { ink: "#17603c", paper: "#d8efe1" },
  { ink: "#7a3b12", paper: "#fae3d2" },
  { ink: "#5b2f91", paper: "#eadffa" },
  { ink: "#8b2252", paper: "#fadde9" },
  { ink: "#0f5c66", paper: "#d3edf0" },
  { ink: "#5d5210", paper: "#f2ebc8" },
  { ink: "#3644a8", paper: "#dfe3fb" },
];
export const colours = hues.map(({ ink, paper }) => style({ color: ink, backgroundColor: paper }));
