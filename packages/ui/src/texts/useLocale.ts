import { useLocale as useLayoutLocale } from "react-aria-components";
import { formatLocale, useTexts } from "./texts.tsx";

/** The direction of the layout, and the locale in which dates and numbers are written. */
export function useLocale(): { direction: "ltr" | "rtl"; locale: string } {
  const { direction } = useLayoutLocale();
  return { direction, locale: formatLocale(useTexts().locale) };
}
