import { AsYouType, type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { withoutInvisible } from "./invisible.ts";
import { telephoneRule } from "./telephone.ts";

/** The country of a number that is written without one. */
const homeCountry: CountryCode = "GB";

/** No number is longer, however it is written. */
const longest = 250;

/** A letter typed in place of a digit, at which the number would be cut: 07700 90012O. */
const letterInside = /\p{Nd}(?!(?:x|ext\p{L}*)[^\p{L}\p{Nd}]*\p{Nd})\p{L}/iu;

/**
 * Reads a telephone number as people write it, and returns it in E.164 without its extension;
 * undefined for a number that cannot exist.
 */
export function toE164(written: string, country: CountryCode = homeCountry): string | undefined {
  if (written.length > longest) return undefined;
  const text = withoutInvisible(written);
  const number = letterInside.test(text) ? undefined : parsePhoneNumberFromString(text, country);
  if (!number?.isPossible()) return undefined;
  // Too short a number keeps its first zero, which then makes it long enough.
  const withoutZero = number.number.replace(
    `+${number.countryCallingCode}0`,
    `+${number.countryCallingCode}`,
  );
  if (!parsePhoneNumberFromString(withoutZero)?.isPossible()) return undefined;
  // Further zeros before the number fall too, so that what is saved is read as it is.
  return number.number === written ? written : toE164(number.number);
}

/** The digits with which the number begins in E.164, of a number that may be typed in part only. */
export function digitsTyped(written: string, country: CountryCode = homeCountry): string {
  const typing = new AsYouType(country);
  typing.input(written.slice(0, longest));
  return typing.getNumberValue()?.slice(1) ?? "";
}

telephoneRule.read = (written) => toE164(written);
