/** Calling codes of one, two and three digits; none is the beginning of another. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** The digits of a telephone number in E.164 without its country: `491711234567` is `1711234567`. */
export const nationalNumber = (digits: string): string => digits.replace(callingCode, "");
