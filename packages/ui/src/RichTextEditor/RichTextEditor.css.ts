import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { pageHeight } from "../theme/visible.ts";

const { color, space, radius, font, motion } = vars;

/** Number of lines of an empty text. */
export const rows = "--ats-editor-rows";

export const frame = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  transition: `border-color ${motion.fast}`,
  selectors: {
    "&[data-invalid]": { borderColor: color.critical.fg },
    "&[data-focused]": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-1px",
      borderColor: color.focus,
    },
    "&[data-disabled]": {
      color: color.textDisabled,
      backgroundColor: color.surfaceHover,
      borderColor: color.border,
    },
    "&[data-readonly]": { backgroundColor: color.surfaceSunken },
  },
});
export const parts = style({ display: "contents" });
/** Reserves the space of a toolbar that is still loading, in as many rows as it will wrap to. */
export const waitingRoom = style({ containerType: "inline-size" });
const lines = (count: number) => ({
  minBlockSize: `calc(${count} * (${vars.density.controlSmall} + ${space.xxs}) - ${space.xxs} + 2 * ${space.xs} + 1px)`,
});
export const waitingToolbar = styleVariants({
  plain: {
    alignItems: "center",
    "@container": { "(width < 41rem)": lines(2), "(width < 21rem)": lines(3) },
  },
  withMergeTags: {
    alignItems: "center",
    "@container": { "(width < 43.5rem)": lines(2), "(width < 22.75rem)": lines(3) },
  },
});
export const scroller = style({
  minInlineSize: 0,
  maxBlockSize: `min(40rem, 0.7 * ${pageHeight})`,
  overflowY: "auto",
  selectors: {
    [`${frame}:is([data-readonly], [data-disabled]) &`]: { maxBlockSize: "none" },
  },
});

/** The editable area. */
export const content = style({
  position: "relative",
  minBlockSize: `calc(var(${rows}) * 1.6 * ${font.size.md} + 2 * ${space.md})`,
  padding: space.md,
  outline: "none",
  whiteSpace: "pre-wrap",
  fontVariantLigatures: "none",
  selectors: {
    [`${frame}[data-disabled] &`]: { color: color.textDisabled, cursor: "not-allowed" },
  },
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} ${selector}`, rule);

inside(".is-editor-empty:first-child::before", {
  content: "attr(data-placeholder)",
  float: "inline-start",
  blockSize: 0,
  color: color.textMuted,
  pointerEvents: "none",
});
inside("[contenteditable=false]", { whiteSpace: "normal" });
inside("[contenteditable=false] [contenteditable=true]", { whiteSpace: "pre-wrap" });
inside("img.ProseMirror-separator", { display: "inline", inlineSize: 0, blockSize: 0, margin: 0 });
inside("img", { cursor: "default" });
inside("a", { cursor: "text" });
inside(":is(img, hr).ProseMirror-selectednode", {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "2px",
});
inside(".selectedCell", { backgroundColor: color.accentSubtle });
inside(".suggestion", { color: color.accentText });
globalStyle(`${content}.ProseMirror-hideselection *::selection`, { background: "transparent" });
/** The caret where no text can be, such as after a table at the end. */
inside(".ProseMirror-gapcursor", { position: "absolute", display: "none", pointerEvents: "none" });
inside(".ProseMirror-gapcursor::after", {
  content: "''",
  display: "block",
  position: "absolute",
  insetBlockStart: "-2px",
  inlineSize: "1.25rem",
  borderBlockStart: `1px solid ${color.text}`,
});
globalStyle(`${content}.ProseMirror-focused .ProseMirror-gapcursor`, { display: "block" });

export const chip = style({
  paddingInline: space.xs,
  color: color.accentText,
  backgroundColor: color.accentSubtle,
  border: `1px solid color-mix(in srgb, ${color.accentText} 30%, transparent)`,
  borderRadius: radius.sm,
  fontWeight: font.weight.medium,
  whiteSpace: "nowrap",
  cursor: "default",
  selectors: {
    "&.ProseMirror-selectednode": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "1px",
    },
  },
});
export const unknownChip = style({
  color: color.critical.fg,
  backgroundColor: color.critical.bg,
  border: `1px dashed ${color.critical.fg}`,
});
