import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../src/theme/theme.css.ts";

const { color, font, radius, space } = vars;
const own = (selector: string) =>
  `.sbdocs.sbdocs-content :where(${selector}):not(.sb-unstyled, .sb-unstyled *)`;

globalStyle(".sbdocs.sbdocs-wrapper", {
  color: color.text,
  backgroundColor: color.surface,
  paddingBlockStart: "3.5rem",
});
globalStyle(".sbdocs.sbdocs-content", { maxInlineSize: "52rem" });
globalStyle(own("h1"), {
  marginBlockEnd: space.sm,
  fontSize: "2.25rem",
  lineHeight: 1.2,
  fontWeight: font.weight.semibold,
  letterSpacing: "-0.025em",
});
/** The one-sentence summary under the title. */
globalStyle(`${own("h1")} + p`, {
  marginBlock: "0 2.5rem",
  color: color.textMuted,
  fontSize: "1.125rem",
  lineHeight: 1.6,
  textWrap: "pretty",
});
globalStyle(own("h2"), {
  marginBlock: "3rem 0.75rem",
  paddingBlockEnd: 0,
  border: 0,
  fontSize: font.size.xl,
  lineHeight: font.line.xl,
  fontWeight: font.weight.semibold,
  letterSpacing: "-0.012em",
});
globalStyle(own("h3"), {
  marginBlock: "2rem 0.5rem",
  fontSize: font.size.lg,
  lineHeight: font.line.lg,
  fontWeight: font.weight.semibold,
});
globalStyle(own("p, li"), {
  fontSize: "0.9375rem",
  lineHeight: 1.65,
  color: color.text,
  textWrap: "pretty",
});
globalStyle(own("p, ul, ol"), { maxInlineSize: "44rem" });
globalStyle(own("li + li"), { marginBlockStart: space.xs });
globalStyle(own("li::marker"), { color: color.textMuted });
globalStyle(own("tr"), { backgroundColor: "transparent" });
globalStyle(own("a"), { color: color.accentText });
globalStyle(own("p code, li code, td code"), {
  margin: 0,
  padding: "0.125rem 0.375rem",
  color: color.text,
  backgroundColor: color.surfaceHover,
  border: 0,
  borderRadius: radius.sm,
  fontSize: "0.8125rem",
});
