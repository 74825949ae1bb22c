import { type CalendarDate, DateFormatter } from "@internationalized/date";
import { type ReactNode, useMemo, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { ariaField, type FieldProps } from "../Field/Field.tsx";
import { useTexts } from "../texts/texts.tsx";
import { toDate } from "./isoDate.ts";
import { dateFieldTexts } from "./texts.ts";

export type DateLimits = {
  /** First allowed date, `YYYY-MM-DD`. */
  minValue?: string;
  /** Last allowed date, `YYYY-MM-DD`. */
  maxValue?: string;
  /** Returns true for a `YYYY-MM-DD` within the limits that cannot be chosen. */
  isDateUnavailable?: (date: string) => boolean;
};

/** Converts our field props and date limits to react-aria's. */
export function useDateProps(
  field: FieldProps,
  limits: DateLimits,
  size: FieldProps["size"] = "short",
) {
  const { minValue, maxValue, isDateUnavailable } = limits;
  const say = useTexts();
  const { locale } = useLocale();
  const written = (iso: string) =>
    new DateFormatter(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
  const validate = (date: { toString(): string }) => {
    const iso = date.toString();
    if (minValue && iso < minValue) return say(dateFieldTexts.tooEarly, { min: written(minValue) });
    if (maxValue && iso > maxValue) return say(dateFieldTexts.tooLate, { max: written(maxValue) });
    return isDateUnavailable?.(iso) ? say(dateFieldTexts.dateUnavailable) : null;
  };
  return {
    validate,
    shouldForceLeadingZeros: true,
    ...ariaField(field, size),
    ...useInvalidOnceLeft(field.errorMessage),
    minValue: useDate(minValue) ?? undefined,
    maxValue: useDate(maxValue) ?? undefined,
    isDateUnavailable:
      isDateUnavailable && ((date: { toString(): string }) => isDateUnavailable(date.toString())),
  };
}

/** Delays range errors until the field is left, so that none appears while the year is typed. */
export function useInvalidOnceLeft(errorMessage: ReactNode) {
  const [isFocused, setFocused] = useState(false);
  return {
    onFocusChange: setFocused,
    isInvalid: errorMessage ? true : isFocused ? false : undefined,
  };
}

/**
 * Converts an ISO date, memoised by its text: a new object would erase a half-typed date. Undefined
 * stays undefined, which leaves the field uncontrolled.
 */
export function useDate(iso: string | null | undefined): CalendarDate | null | undefined {
  return useMemo(() => (iso === undefined ? undefined : toDate(iso)), [iso]);
}
