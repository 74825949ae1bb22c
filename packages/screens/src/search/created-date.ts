const ordinals: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: "st",
  two: "nd",
  few: "rd",
};
const rules = new Intl.PluralRules("en-GB", { type: "ordinal" });

/** "1st January 2024", in the reader's time zone. Specification §2. */
export function createdDate(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeZone,
  });
  return parts
    .formatToParts(Date.parse(iso))
    .map(({ type, value }) =>
      type === "day" ? `${value}${ordinals[rules.select(Number(value))] ?? "th"}` : value,
    )
    .join("");
}
