import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";
import type { Tone } from "./tone.tsx";

const c = vars.color;
const accent = { fg: c.accentText, bg: c.accentSubtle, solid: c.accent };

/** Quiet text on a subtle background, and a solid background, for each tone. */
export const tones: Record<Tone, { fg: string; bg: string; solid: string }> = {
  neutral: c.neutral,
  accent,
  positive: c.positive,
  warning: c.warning,
  critical: c.critical,
  info: c.info,
};

export const subtle = styleVariants(tones, (t) => ({ color: t.fg, backgroundColor: t.bg }));
export const solid = styleVariants(tones, (t) => ({
  color: t === accent ? c.textOnAccent : c.textOnSolid,
  backgroundColor: t.solid,
}));
export const ink = styleVariants(tones, (t) => ({ color: t.fg }));
