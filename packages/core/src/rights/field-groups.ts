import type { FieldGroup } from "./rights.ts";

interface FieldsOfGroup {
  fields: readonly string[];
  /** They count only in records that have one of these fields beside them. */
  beside?: readonly string[];
}

/** The fields of each group, by their names in answers; files and notes are whole endpoints. */
export const fieldsOfGroup: Record<FieldGroup, readonly FieldsOfGroup[]> = {
  salary: [{ fields: ["salary_min", "salary_max", "offered_salary"] }],
  contact: [
    {
      fields: [
        "email",
        "contact_mobile_number",
        "postcode",
        "cv",
        "cv_excerpt",
        "submitted_differences",
      ],
      // Records of applicants and of people whom an agency names, not of colleagues.
      beside: ["candidate_number", "represented_by"],
    },
    // Messages to applicants.
    { fields: ["to_address", "cc", "bcc"], beside: ["to_address"] },
  ],
  diversity: [],
  private_notes: [],
};

const namesOf = (group: FieldGroup): string[] =>
  fieldsOfGroup[group].flatMap(({ fields }) => [...fields]);

/** Names by which lists sort and filter by a group's fields. */
export const searchNames: Record<FieldGroup, readonly string[]> = {
  salary: ["salary", ...namesOf("salary")],
  contact: namesOf("contact"),
  diversity: [],
  private_notes: [],
};

/** True when a list's column, filter or sort of this name is of a hidden group. */
export const isHiddenField = (name: string, hidden: readonly FieldGroup[]): boolean =>
  hidden.some((group) => searchNames[group].includes(name));

/**
 * Blanks the hidden groups' fields wherever they are in an answer, the values of changes to them
 * included. `anonymise_data_fields` names them, as it names anonymised ones.
 */
export function blankFields<T>(answer: T, hidden: readonly FieldGroup[]): T {
  return hidden.length === 0 ? answer : (blank(answer, hidden) as T);
}

function blank(value: unknown, hidden: readonly FieldGroup[]): unknown {
  if (Array.isArray(value)) return value.map((each) => blank(each, hidden));
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== plain)
    return value;
  const record = value as Record<string, unknown>;
  const names = hidden
    .flatMap((group) => fieldsOfGroup[group])
    .filter(({ beside }) => !beside || beside.some((name) => name in record))
    .flatMap(({ fields }) => fields.filter((name) => name in record));
  const copy: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(record))
    copy[name] = names.includes(name) ? null : blank(each, hidden);
  if (isChangeOf(record, hidden)) Object.assign(copy, { before: null, after: null });
  if (names.length > 0 && Array.isArray(copy["anonymise_data_fields"]))
    copy["anonymise_data_fields"] = [...new Set([...copy["anonymise_data_fields"], ...names])];
  return copy;
}

const plain = Object.prototype;

const isChangeOf = (record: Record<string, unknown>, hidden: readonly FieldGroup[]): boolean =>
  "before" in record && isHiddenField(String(record["field"]), hidden);

/** The group of a list's sort or filter by hidden fields, or of a search for them. */
export function hiddenSearch(
  query: { sc?: unknown; s?: unknown; q?: unknown },
  hidden: readonly FieldGroup[],
): FieldGroup | undefined {
  const asked = new Set(
    [
      query.sc,
      ...(Array.isArray(query.s) ? query.s.map((each: { field?: unknown }) => each?.field) : []),
    ].map(String),
  );
  return hidden.find(
    (group) =>
      searchNames[group].some((name) => asked.has(name)) ||
      (group === "contact" && typeof query.q === "string" && looksLikeContact(query.q)),
  );
}

/** An email, a part of a telephone number, or a postcode. */
const looksLikeContact = (term: string): boolean =>
  /@|(?:\d[\s-]*){5}|^[a-z]{1,2}\d[\da-z]?\s*(?:\d[a-z]{0,2})?$/i.test(term.trim());
