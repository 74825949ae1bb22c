/** Codes of ISO 3166 that browsers can name. */
const codes = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((first) =>
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((second) => first + second),
);
/** Codes of groups of countries, and of none. */
const others = new Set([
  "EU",
  "EZ",
  "UN",
  "QO",
  "XA",
  "XB",
  "ZZ",
  "UK",
  "AN",
  "BU",
  "CS",
  "DD",
  "FX",
  "NT",
  "SU",
  "TP",
  "YD",
  "YU",
  "ZR",
  "DY",
  "HV",
  "NH",
  "RH",
  "VD",
]);

/** The countries with their names in a language, in its order. */
export function countries(locale: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return codes
    .filter((code) => !others.has(code))
    .flatMap((id) => {
      const label = names.of(id);
      return label ? [{ id, label }] : [];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
