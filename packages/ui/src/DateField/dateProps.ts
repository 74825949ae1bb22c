import { type CalendarDate, DateFormatter } from "@internationalized/date";
import { type ReactNode, useMemo, useState } from "react";
import { useLocale } from "react-aria-components";
import { ariaField, type FieldProps } from "../Field/Field.tsx";
import { useMessages } from "../messages/messages.tsx";
import { toDate } from "./isoDate.ts";

/** Which dates may be given. */
export type DateLimits = {
  /** The first date that may be chosen, `YYYY-MM-DD`. */
  minValue?: string;
  /** The last one. */
  maxValue?: string;
  /** Called with `YYYY-MM-DD`: true for a date within the limits that may not be chosen. */
  isDateUnavailable?: (date: string) => boolean;
};

/** What react-aria's date fields take of ours, limits as its own dates. */
export function useDateProps(field: FieldProps, limits: DateLimits) {
  const { minValue, maxValue, isDateUnavailable } = limits;
  const say = useMessages();
  const { locale } = useLocale();
  const written = (iso: string) =>
    new DateFormatter(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
  const validate = (date: { toString(): string }) => {
    const iso = date.toString();
    if (minValue && iso < minValue) return say("tooEarly", { min: written(minValue) });
    if (maxValue && iso > maxValue) return say("tooLate", { max: written(maxValue) });
    return isDateUnavailable?.(iso) ? say("dateUnavailable") : null;
  };
  return {
    validate,
    shouldForceLeadingZeros: true,
    ...ariaField(field),
    ...useInvalidOnceLeft(field.errorMessage),
    minValue: useDate(minValue) ?? undefined,
    maxValue: useDate(maxValue) ?? undefined,
    isDateUnavailable:
      isDateUnavailable && ((date: { toString(): string }) => isDateUnavailable(date.toString())),
  };
}

/** That a value is out of range is said once it is left, not while its year is typed. */
export function useInvalidOnceLeft(errorMessage: ReactNode) {
  const [isFocused, setFocused] = useState(false);
  return {
    onFocusChange: setFocused,
    isInvalid: errorMessage ? true : isFocused ? false : undefined,
  };
}

/** The library's date, the same object for the same text: a new one would wipe what is half
 * typed. Undefined stays undefined: not controlled. */
export function useDate(iso: string | null | undefined): CalendarDate | null | undefined {
  return useMemo(() => (iso === undefined ? undefined : toDate(iso)), [iso]);
}
