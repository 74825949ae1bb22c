import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { badge, dot } from "./StatusBadge.css.ts";

export type StatusBadgeProps = { label: string; tone?: Tone };

/** In which state something is. */
export function StatusBadge({ label, tone = "neutral" }: StatusBadgeProps) {
  return (
    <span className={`${badge} ${subtle[tone]}`}>
      <span className={dot} aria-hidden="true" />
      {label}
    </span>
  );
}
