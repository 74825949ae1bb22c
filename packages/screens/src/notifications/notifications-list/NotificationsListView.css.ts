import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

const narrow = "screen and (max-width: 35rem)";

/** Above the button that folds the section, which covers its whole line. */
export const actions = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space.sm,
});
export const list = style({ display: "grid" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: space.md,
  paddingBlock: space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
  "@media": { [narrow]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});

export const dot = style({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: vars.radius.full,
});
export const litDot = style([
  dot,
  { backgroundColor: color.accentEdge, forcedColorAdjust: "none" },
]);
export const text = style({ overflowWrap: "anywhere" });
export const time = style({
  "@media": { [narrow]: { gridColumn: 2, gridRow: 2 } },
});
export const menu = style({ "@media": { [narrow]: { gridColumn: 3, gridRow: "1 / span 2" } } });
