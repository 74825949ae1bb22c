import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const shares = style({
  display: "grid",
  gap: vars.space.md,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
});

export const share = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xs,
});

/** Beside the field, below its label. */
export const remove = style({ marginBlockStart: "1.75rem" });
