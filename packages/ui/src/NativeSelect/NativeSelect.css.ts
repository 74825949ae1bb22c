import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color, space, font, radius } = vars;

/** A select that can be styled; too new for the types. */
const styleable = "base-select" as "auto";
const canStyle = "(appearance: base-select)";

export const frame = style({ position: "relative", display: "grid", minInlineSize: 0 });
export const chevron = style({
  position: "absolute",
  insetInlineEnd: space.md,
  insetBlockStart: "50%",
  translate: "0 -50%",
  color: color.textMuted,
  fontSize: "1rem",
  pointerEvents: "none",
});

const select = style({
  appearance: "none",
  alignItems: "center",
  inlineSize: "100%",
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: `${space.md} calc(${space.md} + 1rem + ${space.xs})`,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  fontSize: font.size.md,
  lineHeight: font.line.md,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.textMuted },
    "&:disabled": {
      color: color.textDisabled,
      backgroundColor: color.surfaceHover,
      borderColor: color.border,
      cursor: "not-allowed",
    },
    "&:focus-visible": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-1px",
      borderColor: color.focus,
    },
    "&::picker-icon": { display: "none" },
  },
  "@supports": {
    // Long text ends before the arrow.
    [canStyle]: { appearance: styleable, overflow: "clip", overflowClipMargin: "content-box" },
  },
});
export const looks = styleVariants({
  field: [select, { minBlockSize: vars.density.control }],
  small: [select, { minBlockSize: vars.density.controlSmall, fontSize: font.size.sm }],
  quiet: [
    select,
    {
      minBlockSize: vars.density.controlSmall,
      paddingInline: `${space.xs} calc(${space.xs} + 1rem)`,
      backgroundColor: "transparent",
      borderColor: "transparent",
      fontWeight: "inherit",
      selectors: {
        "&:hover": { backgroundColor: color.surfaceHover, borderColor: "transparent" },
      },
    },
  ],
  part: [
    select,
    {
      minBlockSize: `calc(${vars.density.control} - 2px)`,
      color: color.textMuted,
      backgroundColor: "transparent",
      border: 0,
      borderInlineEnd: `1px solid ${color.border}`,
      borderRadius: `calc(${radius.md} - 1px)`,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      fontSize: font.size.sm,
      fontWeight: font.weight.medium,
      selectors: { "&:hover": { color: color.text } },
    },
  ],
});

// The list: the browser's own, or styled like our other lists where possible.
globalStyle(`${select} option`, { color: color.text, backgroundColor: color.overlay });
globalStyle(`${select}::picker(select)`, {
  "@supports": {
    [canStyle]: {
      appearance: styleable,
      marginBlock: space.xs,
      minInlineSize: "max(10rem, anchor-size(self-inline))",
      padding: space.xs,
      color: color.text,
      backgroundColor: color.overlay,
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      boxShadow: vars.elevation.medium,
    },
  },
});
globalStyle(`${select}:open option`, {
  "@supports": {
    [canStyle]: {
      display: "flex",
      flexDirection: "row-reverse",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.sm,
      minBlockSize: "2rem",
      padding: `${space.xs} ${space.sm}`,
      borderRadius: radius.md,
      fontSize: font.size.md,
      fontWeight: font.weight.regular,
    },
  },
});
globalStyle(`${select} option[hidden]`, { display: "none" });
globalStyle(`${select} option:disabled`, { color: color.textDisabled });
globalStyle(`${select} option:is(:hover, :focus-visible)`, { backgroundColor: color.surfaceHover });
globalStyle(`${select} option:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "-2px",
});
globalStyle(`${select} option::checkmark`, { color: color.accentText });
globalStyle(`${looks.quiet} + ${chevron}`, { insetInlineEnd: space.xs, fontSize: "0.875rem" });
