import { texts } from "../texts/texts.tsx";

export const phoneFieldTexts = texts("ui.phoneField", {
  phoneCountry: "Country code",
  findCountry: "Name or code",
  phoneTooShort: "Too short for a {code} number. Check that no digit is missing.",
  phoneTooLong: "Too long for a {code} number. Check that no digit is typed twice.",
  phoneImpossible: "This is not a valid {code} number. Check the country and the digits.",
});
