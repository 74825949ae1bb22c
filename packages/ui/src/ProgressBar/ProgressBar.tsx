import { type ReactNode, useId } from "react";
import { useLocale } from "../texts/useLocale.ts";
import type { RootProps } from "../root/root.ts";
import { solid } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import * as css from "./ProgressBar.css.ts";

export type ProgressBarProps = RootProps<HTMLDivElement> & {
  label: string;
  isLabelHidden?: boolean;
  value?: number;
  max?: number;
  /** Replaces the percentage: "12 of 40 files". */
  valueLabel?: string;
  /** Shown below: the current step, or what went wrong. */
  description?: ReactNode;
  isIndeterminate?: boolean;
  tone?: Tone;
};

export function ProgressBar({
  label,
  isLabelHidden,
  value = 0,
  max = 100,
  valueLabel,
  description,
  isIndeterminate,
  tone = "accent",
  ...root
}: ProgressBarProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const share = Math.min(Math.max(value / max, 0), 1);
  const valueText = valueLabel ?? new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  return (
    <div
      {...root}
      className={css.bar}
      role="progressbar"
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(!isIndeterminate && { "aria-valuenow": value, "aria-valuetext": valueText })}
    >
      {!isLabelHidden && (
        <span className={css.texts}>
          <span id={labelId}>{label}</span>
          {!isIndeterminate && <span className={css.value}>{valueText}</span>}
        </span>
      )}
      <span className={css.track}>
        <span
          style={isIndeterminate ? undefined : { display: "block", inlineSize: `${share * 100}%` }}
          className={`${css.fill} ${solid[tone]} ${isIndeterminate ? css.running : ""}`}
        />
      </span>
      {description && <span className={css.description}>{description}</span>}
    </div>
  );
}
