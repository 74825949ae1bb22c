import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: space.lg,
  marginBlock: `${space.lg} ${space.xl}`,
});
const advice = style({
  padding: `${space.lg} ${space.xl} ${space.xl}`,
  borderRadius: radius.lg,
});
const ground = (tone: typeof color.positive) => ({
  backgroundColor: `color-mix(in srgb, ${tone.bg} 60%, ${color.surface})`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${tone.solid} 26%, transparent)`,
});
export const advices = styleVariants({
  do: [advice, ground(color.positive)],
  dont: [advice, ground(color.critical)],
});
const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  marginBlockEnd: space.md,
  fontSize: font.size.lg,
  lineHeight: font.line.lg,
  fontWeight: font.weight.semibold,
});
export const titles = styleVariants({
  do: [title, { color: color.positive.fg }],
  dont: [title, { color: color.critical.fg }],
});
const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  color: color.textOnSolid,
  borderRadius: radius.full,
  fontSize: "0.875rem",
});
export const signs = styleVariants({
  do: [sign, { backgroundColor: color.positive.solid }],
  dont: [sign, { backgroundColor: color.critical.solid }],
});
export const list = style({ display: "grid", gap: space.sm, listStyle: "none" });
globalStyle(`${list} > li`, {
  fontSize: "0.9375rem",
  lineHeight: 1.55,
  color: color.text,
  textWrap: "pretty",
});
globalStyle(`${list} code`, { fontFamily: font.mono, fontSize: "0.8125rem" });
