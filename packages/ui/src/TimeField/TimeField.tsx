import { DateFormatter, parseTime, type Time } from "@internationalized/date";
import { type Ref, useMemo } from "react";
import { TimeField as RacTimeField, useLocale } from "react-aria-components";
import { DateSegments } from "../DateField/DateSegments.tsx";
import { useInvalidOnceLeft } from "../DateField/dateProps.ts";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useMessages } from "../messages/messages.tsx";

export type TimeFieldProps = FieldProps & {
  /** `HH:mm`, from 00:00 to 23:59; null for none. Shown by the clock of the locale. */
  value?: string | null;
  defaultValue?: string;
  /** Called once the time is whole, and with null once it is cleared. */
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** The first time that may be given, `HH:mm`. */
  minValue?: string;
  /** The last one. */
  maxValue?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A time of day. */
export function TimeField({
  value,
  defaultValue,
  onChange,
  onBlur,
  minValue,
  maxValue,
  autoFocus,
  ref,
  ...field
}: TimeFieldProps) {
  const say = useMessages();
  const { locale } = useLocale();
  const written = (time: string) =>
    new DateFormatter(locale, { timeStyle: "short", timeZone: "UTC" }).format(
      new Date(`1970-01-01T${time}Z`),
    );
  const validate = (time: Time) => {
    const given = time.toString().slice(0, 5);
    if (minValue && given < minValue) return say("tooEarly", { min: written(minValue) });
    if (maxValue && given > maxValue) return say("tooLate", { max: written(maxValue) });
    return null;
  };
  return (
    <RacTimeField<Time>
      {...ariaField(field)}
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
  );
}

/** The same object for the same text: a new one would wipe what is half typed. */
function useTime<Given extends string | null | undefined>(time: Given) {
  type Result = Time | Exclude<Given, string>;
  return useMemo(() => (time ? parseTime(time) : time) as Result, [time]);
}
