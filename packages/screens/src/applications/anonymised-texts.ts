import { choosableFields } from "@ats/core/anonymisation/fields";
import { type Say, texts } from "@ats/ui/texts";

export const anonymisedTexts = texts("applications.anonymised", {
  applicants: "Applicants are anonymised",
  short: "Anonymised",
  details: "Anonymised. Hidden from you: {fields}.",
});

export const hiddenFieldTexts = texts("applications.hiddenFields", {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  source: "Source",
  contact_mobile_number: "Mobile number",
  city: "City",
  postcode: "Postcode",
  current_employer: "Current employer",
  current_jobtitle: "Current job title",
  history: "Work history and education",
  cv: "CV and files",
});

/** Names of hidden fields as one phrase. */
export const hiddenFieldsInWords = (say: Say, hidden: readonly string[]): string =>
  new Intl.ListFormat(say.locale).format(
    choosableFields
      .filter((field) => hidden.includes(field))
      .map((field) => say(hiddenFieldTexts[field]).toLocaleLowerCase(say.locale)),
  );

export const detailsOfHidden = (say: Say, hidden: readonly string[]): string =>
  say(anonymisedTexts.details, { fields: hiddenFieldsInWords(say, hidden) });
