import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

export type { CountryCode } from "libphonenumber-js/min";

/** A number as it is written for people, in its country, and as it is stored. */
export type Written = { country: CountryCode; text: string; value: string };

export type Country = { id: CountryCode; label: string; callingCode: string };

/** Every country that has numbers, by its name in the language. */
export function countriesOf(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return getCountries()
    .map((id) => ({
      id,
      label: names.of(id) ?? id,
      callingCode: `+${getCountryCallingCode(id)}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

export const callingCode = (country: CountryCode) => `+${getCountryCallingCode(country)}`;

/** While it is typed: spaces where the country puts them. "+33 …" is French, whatever was chosen. */
export function type(text: string, country: CountryCode): Written {
  const typing = new AsYouType(country);
  return {
    text: typing.input(text),
    country: typing.getCountry() ?? country,
    value: typing.getNumberValue() ?? "",
  };
}

/** Once it is left: as it is dialled in its own country. Half a number stays as it was typed. */
export function settle(text: string, country: CountryCode): Written {
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isPossible()) return { ...type(text, country), text };
  return {
    country: number.country ?? country,
    text: number.formatNational(),
    value: number.number,
  };
}

export type Problem = "phoneTooShort" | "phoneTooLong" | "phoneImpossible";

/** Why there can be no such number. A number that nobody has yet is not told from one in use. */
export function problemOf(text: string, country: CountryCode): Problem | undefined {
  const problem = validatePhoneNumberLength(text, country);
  if (problem === "TOO_SHORT") return "phoneTooShort";
  if (problem === "TOO_LONG") return "phoneTooLong";
  return problem && "phoneImpossible";
}
