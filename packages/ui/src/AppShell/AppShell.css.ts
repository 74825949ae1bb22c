import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import { visible, visibleForDialogs } from "../theme/visible.ts";

export const narrow = "screen and (max-width: 47.99rem)";

globalStyle("@page", { size: "A4", margin: "14mm" } as GlobalStyleRule);

export const shell = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  gridTemplateAreas: '"sidebar toolbar" "sidebar banner" "sidebar main"',
  blockSize: "100dvh",
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  "@media": { print: { display: "block", blockSize: "auto", backgroundColor: "transparent" } },
});
export const sidebar = style({
  gridArea: "sidebar",
  minBlockSize: 0,
  "@media": { [narrow]: { display: "none" }, print: { display: "none" } },
});
const unprinted = { "@media": { print: { display: "none" } } } as const;
export const toolbar = style({
  gridArea: "toolbar",
  minInlineSize: 0,
  zIndex: vars.layer.shell,
  ...unprinted,
});
export const banner = style({ gridArea: "banner", minInlineSize: 0, ...unprinted });
/** Banners in the shell run edge to edge, in whatever order the style sheets have come. */
globalStyle(`${shell} > ${banner} > *`, { borderRadius: 0, borderInline: 0, borderBlockStart: 0 });
export const main = style({
  gridArea: "main",
  position: "relative",
  minInlineSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollPaddingBlock: vars.space.xxxl,
  "@media": { print: { overflow: "visible" } },
});
/** Leaves room at the end of the page so that the floating buttons cover no content. */
export const mainBelowFloating = style([main, { paddingBlockEnd: "3rem" }]);
export const skip = style({
  position: "fixed",
  insetBlockStart: `calc(${visible.top} + ${vars.space.sm})`,
  insetInlineStart: vars.space.sm,
  zIndex: vars.layer.toast,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.textOnAccent,
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.medium,
  selectors: {
    "&:not(:focus)": {
      clipPath: "inset(50%)",
      inlineSize: "1px",
      blockSize: "1px",
      padding: 0,
      overflow: "hidden",
    },
  },
});
export const floating = style({
  position: "fixed",
  insetBlockEnd: `calc(${visible.below} + ${vars.space.lg})`,
  insetInlineEnd: vars.space.lg,
  zIndex: vars.layer.shell,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: vars.space.sm,
  ...unprinted,
});
export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  backgroundColor: vars.color.scrim,
});
export const drawer = style({
  position: "fixed",
  insetBlock: `${visibleForDialogs.top} ${visibleForDialogs.below}`,
  insetInlineStart: 0,
  inlineSize: "min(16rem, 85vw)",
  outline: "none",
});
export const drawerDialog = style({ blockSize: "100%", outline: "none" });
