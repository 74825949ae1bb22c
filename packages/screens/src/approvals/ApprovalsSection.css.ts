import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0, padding: 0, listStyle: "none", overflowWrap: "anywhere" });
export const chain = style({
  display: "grid",
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border}` } },
});
