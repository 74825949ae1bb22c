const ordinals: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: "st",
  two: "nd",
  few: "rd",
};
const rules = new Intl.PluralRules("en", { type: "ordinal" });

const ordinal = (day: string) => `${day}${ordinals[rules.select(Number(day))] ?? "th"}`;

/** In English "1st January 2024", in the reader's time zone. Specification §2. */
export function createdDate(locale: string, iso: string, timeZone?: string): string {
  const isEnglish = new Intl.Locale(locale).language === "en";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone })
    .formatToParts(Date.parse(iso))
    .map(({ type, value }) => (type === "day" && isEnglish ? ordinal(value) : value))
    .join("");
}
