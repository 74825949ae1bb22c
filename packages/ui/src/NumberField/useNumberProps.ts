import type { ReactNode } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { useTexts } from "../texts/texts.tsx";
import { numberFieldTexts } from "./texts.ts";

/** A number as our fields take it: null for none. */
export type NumberProps = {
  value?: number | null | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
};

/**
 * Maps our number props to react-aria's. A number out of range is kept as typed and shown as an
 * error, never silently corrected.
 */
export function useNumberProps(
  { value, onChange, minValue, maxValue, ...rest }: NumberProps,
  errorMessage: ReactNode,
) {
  const say = useTexts();
  const { locale } = useLocale();
  const written = (limit: number) =>
    new Intl.NumberFormat(locale, rest.formatOptions).format(limit);
  const validate = (number: number) => {
    if (minValue !== undefined && number < minValue)
      return say(numberFieldTexts.numberTooSmall, { min: written(minValue) });
    if (maxValue !== undefined && number > maxValue)
      return say(numberFieldTexts.numberTooLarge, { max: written(maxValue) });
    return null;
  };
  const digits = rest.formatOptions?.maximumFractionDigits;
  return {
    ...rest,
    // Without a step, react-aria refuses fractions.
    step: rest.step ?? (digits && 10 ** -digits),
    minValue,
    maxValue,
    validate,
    value: value === null ? Number.NaN : value,
    onChange: (number: number) => onChange?.(Number.isNaN(number) ? null : number),
    commitBehavior: "validate" as const,
    isWheelDisabled: true,
    isInvalid: errorMessage ? true : undefined,
  };
}
