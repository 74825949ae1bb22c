import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;
const wide = "(min-width: 60rem)";

export const frame = style({ containerType: "inline-size", minInlineSize: 0 });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.sm,
  "@container": { [wide]: { flexWrap: "nowrap" } },
});
/** A line of its own where the list is narrow. */
export const lead = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  flex: "1 0 100%",
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@container": { [wide]: { flex: "0 1 auto" } },
});
globalStyle(`${lead} > *`, { flexShrink: 0 });
export const search = style({
  flex: "1 1 0",
  minInlineSize: "6rem",
  "@media": { print: { display: "none" } },
  "@container": {
    [wide]: { flex: "1 1 9rem", maxInlineSize: "18rem", marginInlineStart: "auto" },
  },
});
export const choices = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  "@media": { print: { display: "none" } },
});
