/** Fields that a company chooses to hide of anonymised applicants, each by itself. */
export const choosableFields = [
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
] as const;
export type ChoosableField = (typeof choosableFields)[number];

/** Fields of an application that could reveal the applicant's name. */
export const anonymisableFields = [...choosableFields, "submitted_differences"] as const;
export type AnonymisableField = (typeof anonymisableFields)[number];

/** Fields that tell something about the person, as any text about them may. */
const personalFields = choosableFields.filter((field) => field !== "source" && field !== "cv");

const isPersonal = (field: string): boolean =>
  (personalFields as readonly string[]).includes(field);

/** The chosen fields, and those that repeat one of them. */
export function withRepeats(chosen: readonly ChoosableField[]): readonly AnonymisableField[] {
  const hidden = new Set<AnonymisableField>(chosen);
  if (hidden.has("current_employer") || hidden.has("current_jobtitle")) hidden.add("history");
  if ([...hidden].some(isPersonal)) hidden.add("cv").add("submitted_differences");
  return anonymisableFields.filter((field) => hidden.has(field));
}

/** Fields hidden of anonymised applicants from one reader. */
export type HiddenFields = readonly AnonymisableField[];

/** True when a field of this name is hidden; other names never are. */
export const hides = (hidden: HiddenFields, field: string): boolean =>
  (hidden as readonly string[]).includes(field);

/** True when no text about an applicant is shown, because it could tell a hidden field. */
export const hidesTexts = (hidden: HiddenFields): boolean => hidden.some(isPersonal);

export const hidesName = (hidden: HiddenFields): boolean =>
  hides(hidden, "first_name") || hides(hidden, "last_name");
