import { styleVariants } from "@vanilla-extract/css";
import { tones as colours } from "../tone/tone.css.ts";

/** The colours of an event, as variables that its parts draw with. */
export const tones = styleVariants(colours, ({ fg, bg, solid }) => ({
  vars: { "--event-fg": fg, "--event-bg": bg, "--event-solid": solid },
}));
