import type { CompanyDetails } from "./company-details.ts";

const numbers = { sunday: 0, monday: 1, saturday: 6 } as const;

/** `Intl.Locale` with a method that TypeScript does not know yet; Firefox has none. */
interface LocaleOfCountry extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
}

/** The day that a company's weeks begin with, from 0 (Sunday) to 6. */
export function firstDayOfWeek({
  country,
  first_day_of_week: chosen,
}: Pick<CompanyDetails, "country" | "first_day_of_week">): number {
  if (chosen !== "country") return numbers[chosen];
  const usual: LocaleOfCountry = new Intl.Locale(`und-${country}`);
  return (usual.getWeekInfo?.().firstDay ?? numbers.monday) % 7;
}
