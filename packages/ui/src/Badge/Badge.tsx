import { solid, subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { badge } from "./Badge.css.ts";

export type BadgeProps = {
  count: number;
  /** The greatest count shown as it is; above it, "max+". */
  max?: number;
  tone?: Tone;
  isSolid?: boolean;
  /** What a screen reader says instead of the count. */
  label?: string;
};

export function Badge({ count, max = 99, tone = "neutral", isSolid, label }: BadgeProps) {
  return (
    <span className={`${badge} ${(isSolid ? solid : subtle)[tone]}`}>
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
