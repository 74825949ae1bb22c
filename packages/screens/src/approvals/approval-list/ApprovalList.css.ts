import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

/** Above the list, and below it on a phone, where the list comes first. */
export const figures = style({
  "@media": { "screen and (width >= 48rem)": { order: -1 } },
});

/** State, age and approvers of a request, where the table is too narrow for their columns. */
export const narrowState = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
});
