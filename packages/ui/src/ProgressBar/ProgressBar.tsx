import { Label, ProgressBar as RacProgressBar } from "react-aria-components";
import { solid } from "../tone/tone.css.ts";
import type { Tone } from "../tone/tone.tsx";
import * as css from "./ProgressBar.css.ts";

export type ProgressBarProps = {
  label: string;
  isLabelHidden?: boolean;
  value?: number;
  max?: number;
  isIndeterminate?: boolean;
  tone?: Tone;
};

export function ProgressBar({
  label,
  isLabelHidden,
  value = 0,
  max = 100,
  isIndeterminate,
  tone = "accent",
}: ProgressBarProps) {
  return (
    <RacProgressBar
      className={css.bar}
      value={value}
      maxValue={max}
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
        </>
      )}
    </RacProgressBar>
  );
}
