import { type RootProps, rootProps } from "../root/root.ts";
import { solid, subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { badge } from "./Badge.css.ts";

export type BadgeProps = RootProps<HTMLSpanElement> & {
  count: number;
  /** Largest count shown in full; higher counts read "max+". */
  max?: number;
  tone?: Tone;
  isSolid?: boolean;
  /** Announced by screen readers instead of the count. */
  label?: string;
};

/** Shows a count. */
export function Badge(props: BadgeProps) {
  const { count, max = 99, tone = "neutral", isSolid, label, ref } = props;
  return (
    <span
      {...rootProps(props)}
      ref={ref}
      className={`${badge} ${(isSolid ? solid : subtle)[tone]}`}
    >
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
