import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

export const trigger = style({ display: "flex", alignItems: "center", gap: vars.space.sm });
/** On a narrow screen, only for screen readers. */
export const greeting = style({
  "@media": {
    "screen and (max-width: 63.99rem)": {
      position: "absolute",
      inlineSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
