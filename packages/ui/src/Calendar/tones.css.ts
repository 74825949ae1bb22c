import { styleVariants } from "@vanilla-extract/css";
import { tones as colours } from "../tone/tone.css.ts";

/** Sets the colours of an event as CSS variables for its parts. */
export const tones = styleVariants(colours, ({ fg, bg, solid }) => ({
  vars: { "--event-fg": fg, "--event-bg": bg, "--event-solid": solid },
}));
