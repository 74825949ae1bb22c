import type { Ref } from "react";
import { DateField as RacDateField } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { DateSegments } from "./DateSegments.tsx";
import { type DateLimits, useDate, useDateProps } from "./dateProps.ts";
import { InTextLocale } from "../texts/InTextLocale.tsx";

export type DateFieldProps = FieldProps &
  DateLimits & {
    /** `YYYY-MM-DD`, or null for no date. */
    value?: string | null;
    defaultValue?: string;
    /** Called when the date is complete, and with null when it is cleared. */
    onChange?: (value: string | null) => void;
    onBlur?: () => void;
    autoFocus?: boolean;
    ref?: Ref<HTMLElement>;
  };

/** Takes a typed date, for dates people know by heart. */
export function DateField({
  value,
  defaultValue,
  onChange,
  onBlur,
  autoFocus,
  minValue,
  maxValue,
  isDateUnavailable,
  ref,
  ...rest
}: DateFieldProps) {
  const field = useField(rest);
  return (
    <InTextLocale>
      <RacDateField
        {...useDateProps(field, { minValue, maxValue, isDateUnavailable })}
        {...{ onBlur, autoFocus }}
        value={useDate(value)}
        defaultValue={useDate(defaultValue)}
        onChange={(date) => onChange?.(date?.toString() ?? null)}
      >
        <FieldFrame field={field}>
          <DateSegments ref={ref} look={box} />
        </FieldFrame>
      </RacDateField>
    </InTextLocale>
  );
}
