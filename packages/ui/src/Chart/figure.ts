import { useMemo } from "react";
import { useLocale } from "../texts/useLocale.ts";

/** Format of a figure: 0.42 as 42 %, money in minor units (1250 as £12.50), or a unit of `Intl`. */
export type FigureFormat =
  | "number"
  | "percent"
  | { currency: string }
  | { unit: "day" | "hour" | "minute" };

/** Returns a function that formats a value in the page's language. */
export function useFigure(format: FigureFormat = "number", isShort = false) {
  const { locale } = useLocale();
  const key = JSON.stringify(format);
  return useMemo(
    () => figureIn(locale, JSON.parse(key) as FigureFormat, isShort),
    [locale, key, isShort],
  );
}

/** `isShort` abbreviates for axis ticks: 12k instead of 12,000. */
export function figureIn(locale: string, format: FigureFormat, isShort = false) {
  const short = isShort ? ({ notation: "compact", maximumFractionDigits: 1 } as const) : {};
  if (format === "number" || format === "percent")
    return new Intl.NumberFormat(locale, {
      style: format === "percent" ? "percent" : "decimal",
      maximumFractionDigits: 1,
      ...short,
    }).format;
  if ("unit" in format)
    return new Intl.NumberFormat(locale, {
      style: "unit",
      unit: format.unit,
      unitDisplay: isShort ? "narrow" : "long",
      maximumFractionDigits: 1,
    }).format;
  const { currency } = format;
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const minor = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  const shown = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
    ...short,
  });
  return (value: number) => shown.format(value / minor);
}
