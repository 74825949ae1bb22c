import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

const narrow = "screen and (max-width: 35rem)";

export const list = style({ display: "grid", overflow: "hidden", borderRadius: vars.radius.lg });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: space.md,
  padding: `${space.md} ${space.lg}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
  "@media": { [narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", rowGap: 0 } },
});
export const unreadLine = style([line, { backgroundColor: color.accentSubtle }]);
export const dot = style({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: vars.radius.full,
});
export const litDot = style([dot, { backgroundColor: color.accentEdge }]);
export const text = style({ overflowWrap: "anywhere" });
export const time = style({ "@media": { [narrow]: { gridColumn: 2 } } });
