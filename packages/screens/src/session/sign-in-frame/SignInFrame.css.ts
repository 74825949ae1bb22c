import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;
const wide = "screen and (min-width: 60rem)";

export const frame = style({
  display: "grid",
  minBlockSize: "100dvh",
  backgroundColor: color.surface,
  "@media": { [wide]: { gridTemplateColumns: "minmax(22rem, 5fr) 7fr" } },
});
export const brand = style({
  display: "none",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space.xxxl,
  padding: "clamp(2rem, 4vw, 4rem)",
  color: color.sidebar.text,
  backgroundColor: color.sidebar.surface,
  backgroundImage: `radial-gradient(42rem 32rem at 110% -10%, color-mix(in srgb, ${color.accent} 55%, transparent), transparent 70%), radial-gradient(30rem 30rem at -20% 110%, color-mix(in srgb, ${color.accent} 30%, transparent), transparent 70%)`,
  "@media": { [wide]: { display: "flex" } },
});
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
  letterSpacing: "0.02em",
  selectors: { [`${brand} &`]: { color: color.sidebar.textActive } },
});
export const sign = style({ inlineSize: "2rem", blockSize: "2rem", flexShrink: 0 });
export const signGround = style({ fill: color.accent });
export const signLine = style({
  fill: "none",
  stroke: "#fff",
  strokeWidth: 3.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const pitch = style({ display: "flex", flexDirection: "column", gap: space.xl });
export const headline = style({
  maxInlineSize: "14em",
  color: color.sidebar.textActive,
  fontSize: "clamp(1.75rem, 2.6vw, 2.5rem)",
  lineHeight: 1.15,
  fontWeight: font.weight.semibold,
  letterSpacing: "-0.022em",
  textWrap: "balance",
});
export const promises = style({
  display: "flex",
  flexDirection: "column",
  gap: space.md,
  fontSize: font.size.lg,
  lineHeight: font.line.lg,
});
export const promise = style({ display: "flex", gap: space.md });
export const tick = style({ marginBlockStart: "0.25em", color: color.sidebar.accent });
export const foot = style({ fontSize: font.size.sm });
export const main = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xxl,
  minInlineSize: 0,
  padding: `${space.xxl} clamp(${space.lg}, 6vw, ${space.xxxl})`,
  "@media": {
    "screen and (max-width: 59.99rem)": {
      justifyContent: "flex-start",
      paddingBlockStart: "12dvh",
    },
  },
});
export const small = style({
  inlineSize: "100%",
  maxInlineSize: "23rem",
  "@media": { [wide]: { display: "none" } },
});
export const content = style({ inlineSize: "100%", maxInlineSize: "23rem" });
