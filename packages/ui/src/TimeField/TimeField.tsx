import { DateFormatter, parseTime, type Time } from "@internationalized/date";
import { type Ref, useMemo } from "react";
import { TimeField as RacTimeField } from "react-aria-components";
import { DateSegments } from "../DateField/DateSegments.tsx";
import { useInvalidOnceLeft } from "../DateField/dateProps.ts";
import { dateFieldTexts } from "../DateField/texts.ts";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useTexts } from "../texts/texts.tsx";
import { useLocale } from "../texts/useLocale.ts";
import { InTextLocale } from "../texts/InTextLocale.tsx";

export type TimeFieldProps = FieldProps & {
  /** `HH:mm`, from 00:00 to 23:59; null for none. Shown in the clock of the locale. */
  value?: string | null;
  defaultValue?: string;
  /** Called once the time is complete, and with null once it is cleared. */
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** The earliest time allowed, `HH:mm`. */
  minValue?: string;
  /** The latest time allowed, `HH:mm`. */
  maxValue?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLElement>;
};

export function TimeField({
  value,
  defaultValue,
  onChange,
  onBlur,
  minValue,
  maxValue,
  autoFocus,
  ref,
  ...rest
}: TimeFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const { locale } = useLocale();
  const written = (time: string) =>
    new DateFormatter(locale, { timeStyle: "short", timeZone: "UTC" }).format(
      new Date(`1970-01-01T${time}Z`),
    );
  const validate = (time: Time) => {
    const hhmm = time.toString().slice(0, 5);
    if (minValue && hhmm < minValue)
      return say(dateFieldTexts.tooEarly, { min: written(minValue) });
    if (maxValue && hhmm > maxValue) return say(dateFieldTexts.tooLate, { max: written(maxValue) });
    return null;
  };
  return (
    <InTextLocale>
      <RacTimeField<Time>
        {...ariaField(field, "short")}
        {...useInvalidOnceLeft(field.errorMessage)}
        {...{ onBlur, autoFocus, validate }}
        shouldForceLeadingZeros
        value={useTime(value)}
        defaultValue={useTime(defaultValue)}
        minValue={useTime(minValue)}
        maxValue={useTime(maxValue)}
        onChange={(time) => onChange?.(time?.toString().slice(0, 5) ?? null)}
      >
        <FieldFrame field={field}>
          <DateSegments ref={ref} look={box} />
        </FieldFrame>
      </RacTimeField>
    </InTextLocale>
  );
}

/** Memoised: a new object for the same text would clear a half-typed time. */
function useTime<Given extends string | null | undefined>(time: Given) {
  type Result = Time | Exclude<Given, string>;
  return useMemo(() => (time ? parseTime(time) : time) as Result, [time]);
}
