import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "12rem minmax(0, 1fr)",
  gap: vars.space.lg,
  alignItems: "center",
  "@media": {
    "screen and (max-width: 35.99rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const secret = style({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });
