import { style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { vars } from "../theme/theme.css.ts";
import { visible } from "../theme/visible.ts";

const { color, space, font } = vars;

export const search = style({ position: "relative", minInlineSize: 0 });
export const box = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.density.control,
  color: color.text,
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    "&:has(input:focus)": {
      backgroundColor: color.surfaceRaised,
      outline: `2px solid ${color.focus}`,
      outlineOffset: "-1px",
    },
  },
});
export const icon = style({
  flexShrink: 0,
  marginInlineStart: space.md,
  color: color.textMuted,
  fontSize: "1rem",
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.density.control} - 2px)`,
  paddingInline: space.sm,
  background: "none",
  border: 0,
  outline: "none",
  textOverflow: "ellipsis",
  selectors: { "&::placeholder": { color: color.textMuted, opacity: 1 } },
});
export const end = style({
  display: "flex",
  alignItems: "center",
  marginInlineEnd: space.sm,
  color: color.textMuted,
});
export const shortcut = style({
  paddingInline: "0.375rem",
  color: color.textMuted,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  fontFamily: "inherit",
  fontSize: font.size.xs,
  "@media": { [narrow]: { display: "none" } },
});
export const popup = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${space.xs})`,
  insetInline: 0,
  zIndex: vars.layer.shell,
  maxBlockSize: `min(32rem, ${visible.height} - 8rem)`,
  overflowY: "auto",
  backgroundColor: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.high,
});
export const list = style({ padding: space.xs, selectors: { "&:empty": { display: "none" } } });
export const groupTitle = style({
  padding: `${space.sm} ${space.sm} ${space.xs}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
export const option = style({
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  cursor: "pointer",
  selectors: { "&[aria-selected=true]": { backgroundColor: color.surfaceHover } },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
      },
    },
  },
});
export const note = style({
  padding: `${space.md} ${space.lg}`,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: "center",
});
export const footer = style({
  position: "sticky",
  insetBlockEnd: 0,
  padding: `${space.sm} ${space.lg}`,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.xs,
  textAlign: "center",
});
