import type { Application } from "../applications/application.ts";
import { type Actor, can } from "../rights/rights.ts";
import { choosableFields, type HiddenFields, hidesTexts, withRepeats } from "./fields.ts";

type Reader = Pick<Actor, "rights" | "anonymises">;

/**
 * Fields hidden from a reader: where the applicant is anonymised and the reader lacks
 * VIEW_ANONYMISED, those that the company hides.
 */
export const hiddenFields = (reader: Reader, anonymised: boolean): HiddenFields =>
  anonymised && !can(reader, "VIEW_ANONYMISED")
    ? withRepeats(reader.anonymises ?? choosableFields)
    : [];

/**
 * True when texts about an applicant, such as messages and documents, are hidden from a reader,
 * because they could tell a field that is.
 */
export const isAnonymisedFor = (reader: Reader, anonymised: boolean): boolean =>
  hidesTexts(hiddenFields(reader, anonymised));

/** Specification §4, Anonymised candidates. */
export function displayName(
  person: Pick<
    Application,
    "first_name" | "last_name" | "candidate_number" | "anonymise_data_fields"
  >,
): string {
  const hidden = (field: string) => person.anonymise_data_fields.includes(field);
  const shown = [
    !hidden("first_name") && person.first_name,
    !hidden("last_name") && person.last_name,
  ]
    .filter(Boolean)
    .join(" ");
  const isHidden = hidden("first_name") || hidden("last_name");
  // A person with one name shows nothing when that is hidden.
  return shown || !isHidden ? shown : `Anonymised Candidate ${person.candidate_number}`;
}

/**
 * Placeholder of a hidden field. Null, because a person could type any text as a name; hidden email
 * and source are blank. Specification §3, §4.
 */
export const hiddenValue = null;

/** Replaces hidden fields with the placeholder and lists them in `anonymise_data_fields`. */
export function anonymise<R extends object>(
  record: R,
  fields: readonly string[],
): R & { anonymised_row: boolean; anonymise_data_fields: string[] } {
  const shown = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      fields.includes(name) ? hiddenValue : value,
    ]),
  ) as R;
  return { ...shown, anonymised_row: fields.length > 0, anonymise_data_fields: [...fields] };
}
