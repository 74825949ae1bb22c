import type { Application } from "../applications/application.ts";
import { type Actor, can } from "../rights/rights.ts";

/** Fields of an application that a name could be learned from. */
export const anonymisableFields = [
  "first_name",
  "last_name",
  "email",
  "source",
  "contact_mobile_number",
  "city",
  "postcode",
  "current_employer",
  "current_jobtitle",
  "history",
  "cv",
  "given",
] as const;
export type AnonymisableField = (typeof anonymisableFields)[number];

/** Whether an application is anonymised for a reader: its job is, and the reader lacks the right. */
export const isAnonymisedFor = (actor: Pick<Actor, "rights">, anonymised: boolean): boolean =>
  anonymised && !can(actor, "VIEW_ANONYMISED");

/** The fields of an application that are hidden from a reader. */
export const hiddenFields = (
  actor: Pick<Actor, "rights">,
  anonymised: boolean,
): readonly AnonymisableField[] => (isAnonymisedFor(actor, anonymised) ? anonymisableFields : []);

/** The display name. Specification §4, Anonymised candidates. */
export function displayName(
  person: Pick<
    Application,
    "first_name" | "last_name" | "candidate_number" | "anonymise_data_fields"
  >,
): string {
  const hidden = (field: string) => person.anonymise_data_fields.includes(field);
  if (hidden("first_name") && hidden("last_name"))
    return `Anonymised Candidate ${person.candidate_number}`;
  return [!hidden("first_name") && person.first_name, !hidden("last_name") && person.last_name]
    .filter(Boolean)
    .join(" ");
}

/**
 * The reserved placeholder value of a hidden field: no value that a person could type, so that
 * nobody's name is taken for it, and email and source are blank. Specification §3, §4.
 */
export const hiddenValue = null;

/** The record as its reader may see it: hidden fields have the placeholder and are named. */
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
