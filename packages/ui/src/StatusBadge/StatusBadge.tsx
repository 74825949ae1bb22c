import { type RootProps, rootProps } from "../root/root.ts";
import { subtle } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import { badge, text } from "./StatusBadge.css.ts";

export type StatusBadgeProps = RootProps<HTMLSpanElement> & { label: string; tone?: Tone };

/** The status of something, in a word with a tone. */
export function StatusBadge(props: StatusBadgeProps) {
  const { label, tone = "neutral", ref } = props;
  return (
    <span {...rootProps(props)} ref={ref} className={`${badge} ${subtle[tone]}`}>
      <span className={text}>{label}</span>
    </span>
  );
}
