import type { ReactNode } from "react";
import { Label, ProgressBar as RacProgressBar } from "react-aria-components";
import type { RootProps } from "../root/root.ts";
import { solid } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import * as css from "./ProgressBar.css.ts";

export type ProgressBarProps = RootProps<HTMLDivElement> & {
  label: string;
  isLabelHidden?: boolean;
  value?: number;
  max?: number;
  /** In place of the percentage: "12 of 40 files". */
  valueLabel?: string;
  /** Below: what is going on, or what went wrong. */
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
  return (
    <RacProgressBar
      {...root}
      className={css.bar}
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
      isIndeterminate={isIndeterminate}
      aria-label={isLabelHidden ? label : undefined}
    >
      {({ percentage = 0, valueText }) => (
        <>
          {!isLabelHidden && (
            <span className={css.texts}>
              <Label>{label}</Label>
              {!isIndeterminate && <span className={css.value}>{valueText}</span>}
            </span>
          )}
          <span className={css.track}>
            <span
              style={
                isIndeterminate ? undefined : { display: "block", inlineSize: `${percentage}%` }
              }
              className={`${css.fill} ${solid[tone]} ${isIndeterminate ? css.running : ""}`}
            />
          </span>
          {description && <span className={css.description}>{description}</span>}
        </>
      )}
    </RacProgressBar>
  );
}
