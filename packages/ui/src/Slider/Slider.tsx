import { type Ref, useId, useImperativeHandle, useRef } from "react";
import {
  Label,
  Slider as RacSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import * as look from "../Field/Field.css.ts";
import type { FieldProps } from "../Field/Field.tsx";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Slider.css.ts";
import { sliderTexts } from "./texts.ts";

/** One number, or the two ends of a range. */
export type SliderValue = number | [from: number, to: number];

export type SliderProps<Value extends SliderValue = SliderValue> = Omit<
  FieldProps,
  "errorMessage" | "isRequired" | "isReadOnly" | "name"
> & {
  /** Two numbers make two thumbs. */
  value?: Value;
  defaultValue?: Value;
  /** Called at each step. */
  onChange?: (value: Value) => void;
  /** Called when the thumb is released: the time to ask the server. */
  onChangeEnd?: (value: Value) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** Number format of the value, shown and announced. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Name in a form; two names for a range. */
  name?: Value extends number ? string : [from: string, to: string];
  ref?: Ref<HTMLInputElement>;
};

/** An approximate number, or a range, between two ends. */
export function Slider<Value extends SliderValue>({
  label,
  isLabelHidden,
  description,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  name,
  ref,
  ...props
}: SliderProps<Value>) {
  const say = useTexts();
  const descriptionId = useId();
  const first = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => first.current as HTMLInputElement);
  const isRange = Array.isArray(value ?? defaultValue);
  const names: (string | undefined)[] = Array.isArray(name) ? name : [name];
  const described = description ? descriptionId : undefined;
  return (
    <RacSlider<number | number[]>
      {...props}
      {...{ value, defaultValue }}
      onChange={(next) => onChange?.(next as Value)}
      onChangeEnd={(next) => onChangeEnd?.(next as Value)}
      className={look.field}
    >
      <div className={css.head}>
        <Label className={isLabelHidden ? hidden : look.label}>{label}</Label>
        <SliderOutput className={css.output} />
      </div>
      <SliderTrack className={css.track}>
        <SliderFill className={isRange ? css.fill : `${css.fill} ${css.fromStart}`} />
        <SliderThumb
          inputRef={first}
          index={0}
          name={names[0]}
          aria-label={isRange ? say(sliderTexts.minimum) : undefined}
          aria-describedby={described}
          className={css.thumb}
        />
        {isRange && (
          <SliderThumb
            index={1}
            name={names[1]}
            aria-label={say(sliderTexts.maximum)}
            aria-describedby={described}
            className={css.thumb}
          />
        )}
      </SliderTrack>
      {description && (
        <div id={descriptionId} className={look.description}>
          {description}
        </div>
      )}
    </RacSlider>
  );
}
