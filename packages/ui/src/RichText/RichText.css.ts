import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { highlights, inks } from "./colours.ts";

const { color, font, space, radius } = vars;

/** Text with headings, lists, tables and images. */
export const prose = style({
  color: color.text,
  fontSize: font.size.md,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
  textAlign: "start",
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, rule);

inside("> :first-child", { marginBlockStart: 0 });
inside("> :last-child", { marginBlockEnd: 0 });
inside(":is(p, ul, ol, blockquote, table, hr, img, pre)", { marginBlock: "0 0.75em" });
inside(":is(p, h1, h2, h3, h4, h5, h6, li, th, td, blockquote)", { unicodeBidi: "plaintext" });
inside(":is(h1, h2, h3, h4, h5, h6)", {
  marginBlock: "1.25em 0.4em",
  fontWeight: font.weight.semibold,
  lineHeight: 1.3,
  letterSpacing: "-0.01em",
});
inside(":is(h1, h2)", { fontSize: font.size.xl });
inside("h3", { fontSize: font.size.lg });
inside(":is(h4, h5, h6)", { fontSize: font.size.md });
inside("strong", { fontWeight: font.weight.semibold });
inside(":is(ul, ol)", { paddingInlineStart: "1.5em" });
inside("li :is(p, ul, ol)", { marginBlock: 0 });
/** Keeps text beside its marker in either direction. */
inside("li", { textAlign: "match-parent" });
inside("li + li", { marginBlockStart: "0.25em" });
inside("li::marker", { color: color.textMuted });
inside("a", { color: color.accentText, textUnderlineOffset: "0.15em" });
inside("blockquote", {
  paddingInlineStart: space.lg,
  color: color.textMuted,
  borderInlineStart: `3px solid ${color.border}`,
});
inside("hr", { blockSize: "1px", border: 0, backgroundColor: color.border });
inside("img", { blockSize: "auto", borderRadius: radius.md });
inside("table", { inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
inside(":is(th, td)", {
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.border}`,
  textAlign: "start",
  verticalAlign: "top",
});
inside(":is(th, td) > p", { marginBlock: 0 });
inside("th", { backgroundColor: color.surfaceSunken, fontWeight: font.weight.semibold });
inside("pre", { whiteSpace: "pre-wrap" });
inside("mark", { color: color.markText, backgroundColor: color.mark });
inside("[data-type=mention]", { color: color.accentText, fontWeight: font.weight.medium });

const tones = {
  grey: color.neutral,
  green: color.positive,
  amber: color.warning,
  red: color.critical,
  blue: color.info,
};
for (const name of Object.keys(inks) as (keyof typeof inks)[])
  inside(`[data-color=${name}]`, { color: `${tones[name].fg} !important` });
/** Mixed with the background, so that every text colour is readable on it. */
const yellow = `color-mix(in srgb, ${color.mark} 75%, ${color.surface})`;
for (const name of Object.keys(highlights) as (keyof typeof highlights)[])
  inside(`[data-highlight=${name}]`, {
    backgroundColor: `${name === "yellow" ? yellow : tones[name].bg} !important`,
    borderRadius: radius.sm,
    boxDecorationBreak: "clone",
  });
