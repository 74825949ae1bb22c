import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

export type { CountryCode } from "libphonenumber-js/min";

/** A number as written in its country (`text`) and as stored (`value`). */
export type Written = { country: CountryCode; text: string; value: string };

export type Country = { id: CountryCode; label: string; callingCode: string };

/** Returns every country with a calling code, sorted by name in the given language. */
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

/** Removes marks that show nothing, which come with a number copied from an address book. */
const shown = (text: string) => text.replace(/\p{Cf}/gu, "");

/**
 * The country of a number. Several countries may share its calling code, and some numbers, such as
 * those for drama, are of none for certain: then the chosen one of them, or the main one.
 */
function countryOf(number: PhoneNumber | undefined, chosen: CountryCode): CountryCode {
  if (!number) return chosen;
  if (number.country) return number.country;
  const sharing = number.getPossibleCountries();
  return sharing.includes(chosen) ? chosen : (sharing[0] ?? chosen);
}

/** Formats a number while it is typed. "+33 …" is French, whatever country was chosen. */
export function formatTyping(text: string, country: CountryCode): Written {
  const typing = new AsYouType(country);
  return {
    text: typing.input(shown(text)),
    country: countryOf(typing.getNumber(), typing.getCountry() ?? country),
    value: typing.getNumberValue() ?? "",
  };
}

/** Formats a finished number as it is dialled in its own country; leaves a partial one as typed. */
export function formatFinished(text: string, country: CountryCode): Written {
  const number = parsePhoneNumberFromString(shown(text), country);
  if (!number?.isPossible() || problemOf(text, country))
    return { ...formatTyping(text, country), text };
  // An extension is not stored, so it is not shown as if it were.
  number.setExt("");
  return {
    country: countryOf(number, country),
    text: number.formatNational(),
    value: number.number,
  };
}

/** Too short a number keeps its first zero, which then makes it long enough: takes the zero away. */
function withoutZero(text: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(text, country);
  if (!number) return text;
  const code = `+${number.countryCallingCode}`;
  return number.number.replace(`${code}0`, code);
}

export type Problem = "phoneTooShort" | "phoneTooLong" | "phoneImpossible";

/** Why a number cannot exist. An unassigned number is not told from one in use. */
export function problemOf(text: string, country: CountryCode): Problem | undefined {
  const problem = validatePhoneNumberLength(withoutZero(shown(text), country), country);
  if (problem === "TOO_SHORT") return "phoneTooShort";
  if (problem === "TOO_LONG") return "phoneTooLong";
  return problem && "phoneImpossible";
}
