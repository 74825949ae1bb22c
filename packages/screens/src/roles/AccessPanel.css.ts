import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const people = style({ margin: 0, padding: 0, listStyle: "none" });
export const person = style({
  paddingBlock: vars.space.md,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const decision = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});
