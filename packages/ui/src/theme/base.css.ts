import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { textStart } from "./align.ts";
import { vars } from "./theme.css.ts";

const onPhones = "screen and (max-width: 47.99rem), screen and (pointer: coarse)";

/** Matches Inter's metrics, so that the text does not shift when Inter has loaded. */
globalFontFace("Inter Fallback", {
  src: 'local("Arial"), local("Helvetica Neue"), local("Liberation Sans")',
  ascentOverride: "90.44%",
  descentOverride: "22.52%",
  lineGapOverride: "0%",
  sizeAdjust: "107.12%",
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
globalStyle("body, [data-theme]", {
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});
globalStyle("body", {
  margin: 0,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  textRendering: "optimizeLegibility",
});
globalStyle(":where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset)", {
  margin: 0,
  padding: 0,
});
globalStyle(":where(fieldset)", { border: 0, minInlineSize: 0 });
globalStyle(":where(ul, ol):where([role=list])", { listStyle: "none" });
globalStyle(":where(button, input, select, textarea)", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
/** Safari on phones zooms into a field of smaller text. A one-time code is larger. */
globalStyle("input:not([autocomplete=one-time-code]), select, textarea, [contenteditable=true]", {
  "@media": { [onPhones]: { fontSize: "max(1rem, 16px) !important" } },
});
globalStyle(":where(img, svg, canvas)", { display: "block", maxInlineSize: "100%" });
globalStyle(":where(:focus-visible)", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
globalStyle(":where(main:focus, [tabindex='-1']:focus)", { outline: "none" });
globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
    },
  },
});
globalStyle(":where(.lucide)", {
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  strokeWidth: 1.75,
});

/** Icons that point along the line. Those that point up or down, or to both sides, stay. */
const directed = [
  "arrow-left",
  "arrow-right",
  "arrow-down-right",
  "arrow-up-right",
  "chevron-first",
  "chevron-last",
  "chevron-left",
  "chevron-right",
  "external-link",
  "list",
  "list-checks",
  "list-ordered",
  "log-in",
  "log-out",
  "panel-left",
  "panel-left-close",
  "panel-left-open",
  "panel-right",
  "redo-2",
  "send",
  "square-arrow-out-up-right",
  "text-quote",
  "undo-2",
].map((name) => `.lucide-${name}`);
globalStyle(`:where(${directed.join()}):dir(rtl)`, { scale: "-1 1" });

globalStyle(":where([dir=rtl])", {
  vars: { "--ats-text-start": "right", "--ats-text-end": "left" },
});
globalStyle(":where([dir=rtl]) :where(body, input, select, textarea)", {
  textAlign: textStart,
});
