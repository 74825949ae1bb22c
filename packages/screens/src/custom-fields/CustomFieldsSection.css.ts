import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const wide = "screen and (min-width: 40rem)";

/** The name, kind and buttons of fields stand in columns; on a phone the kind below the name. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto" } },
});
export const field = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  columnGap: vars.space.md,
  minBlockSize: "2.75rem",
  paddingBlock: vars.space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const kind = style({
  gridArea: "2 / 1",
  "@media": { [wide]: { gridArea: "auto" } },
});
export const actions = style({
  gridArea: "1 / 2 / span 2",
  justifySelf: "end",
  "@media": { [wide]: { gridArea: "auto" } },
});
