import type { CustomField } from "../custom-fields/custom-field.ts";
import { customId, customName } from "../custom-fields/field-name.ts";
import type { FieldGroup } from "../rights/rights.ts";

/** A placeholder in a text, filled in for each person. */
export interface MergeTag {
  /** Written between braces: `{{candidate.first_name}}`. */
  id: string;
  /** Label shown to the writer. */
  label: string;
  /** Value for the sample candidate of previews. */
  sample: string;
  /** When there is a value; absent if there always is. */
  when?: string;
  /** The group of fields that its value belongs to; a sender whose role hides it has no value. */
  group?: FieldGroup;
}

const booked = "an interview is booked";

export const mergeTags = [
  { id: "candidate.first_name", label: "First name", sample: "Amelia" },
  { id: "candidate.last_name", label: "Last name", sample: "Shah" },
  { id: "candidate.candidate_number", label: "Candidate number", sample: "1041" },
  {
    id: "candidate.email",
    label: "Email",
    sample: "amelia.shah@mail.example",
    when: "the candidate has given one",
    group: "contact",
  },
  {
    id: "candidate.contact_mobile_number",
    label: "Mobile number",
    sample: "+44 7700 900123",
    when: "the candidate has given one",
    group: "contact",
  },
  { id: "job.title", label: "Job title", sample: "Staff Nurse" },
  { id: "job.job_number", label: "Job number", sample: "1001" },
  { id: "job.location", label: "Job location", sample: "Leeds", when: "the job names one" },
  { id: "brand.name", label: "Brand", sample: "Northgate Homes" },
  { id: "company.name", label: "Company", sample: "Northgate Group" },
  { id: "recruiter.name", label: "Recruiter’s name", sample: "Tom Ashdown" },
  { id: "recruiter.email", label: "Recruiter’s email", sample: "tom.ashdown@northgate.example" },
  {
    id: "recruiter.telephone",
    label: "Recruiter’s telephone",
    sample: "+44 113 496 0100",
    when: "the recruiter’s profile has one",
  },
  { id: "sender.name", label: "Sender’s name", sample: "Tom Ashdown" },
  {
    id: "interview.title",
    label: "Interview",
    sample: "Interview with the ward manager",
    when: booked,
  },
  {
    id: "interview.date",
    label: "Interview date",
    sample: "Tuesday, 3 March 2026",
    when: booked,
  },
  { id: "interview.time", label: "Interview time", sample: "14:00 GMT", when: booked },
  {
    id: "interview.location",
    label: "Interview place",
    sample: "Northgate House, room 2",
    when: booked,
  },
] as const satisfies readonly MergeTag[];
export type MergeTagId = (typeof mergeTags)[number]["id"];

/** A value of the company's own field; "" leaves its tag's place empty. */
export interface OwnValue {
  label: string;
  value: string | null;
}

/** Values of the tags for one person. */
export interface MergeValues extends Partial<Record<MergeTagId, string | null>> {
  /** By tag, such as `custom_12`. */
  own?: Readonly<Record<string, OwnValue>>;
}

/** The tags of the groups of fields that a role does not hide. */
export const shownTags = (hidden: readonly FieldGroup[]) =>
  mergeTags.filter((tag) => !("group" in tag && hidden.includes(tag.group)));

/** The values that a sender may see. */
export const shownValues = (values: MergeValues, hidden: readonly FieldGroup[]): MergeValues =>
  Object.assign(
    Object.fromEntries(shownTags(hidden).map(({ id }) => [id, values[id]])),
    values.own && { own: values.own },
  );

/** True when a text uses a tag of the booked interview. */
export const usesInterviewTags = (...texts: string[]): boolean =>
  texts.some((text) => /\{\{\s*interview\./.test(text));

/** Values of the sample candidate. */
export const sampleValues: MergeValues = Object.fromEntries(
  mergeTags.map(({ id, sample }) => [id, sample]),
);

const byId = new Map<string, MergeTag>(mergeTags.map((tag) => [tag.id, tag]));

/** Writes a tag as it appears in a text. */
export const tagText = (id: string): string => `{{${id}}}`;

/** The tags of the company's own fields in use; the record is named where two have the same label. */
export function ownTags(fields: readonly CustomField[]): { id: string; label: string }[] {
  const inUse = fields.filter(({ is_archived }) => !is_archived);
  const labels = [...inUse.map(({ name }) => name), ...mergeTags.map(({ label }) => label)];
  return inUse.map(({ id, name, record }) => ({
    id: customName(id),
    label:
      labels.filter((label) => label === name).length > 1
        ? `${name} (${record.slice(0, -1)})`
        : name,
  }));
}

export interface Merged {
  text: string;
  /** Labels of tags without a value, which are left in the text. */
  gaps: string[];
}

/**
 * Fills in the tags of a text. A tag that is unknown or has no value stays visible and counts as a
 * gap, and a text with gaps is never sent. Tags inside values are not interpreted.
 */
export function merge(
  template: string,
  values: MergeValues,
  write: (value: string) => string = (value) => value,
): Merged {
  const gaps = new Set<string>();
  const own = values["candidate.last_name"] === "" ? forOneName(template) : template;
  const text = own.replace(mergeTagPattern, (whole, between: string) => {
    const found = valueOf(between.trim(), values);
    if (typeof found?.value === "string") return write(found.value);
    gaps.add(found?.label ?? whole);
    return whole;
  });
  return { text, gaps: [...gaps, ...unmatchedIn(template)] };
}

/** Label and value of a tag; undefined when there is no such tag. */
function valueOf(id: string, values: MergeValues): OwnValue | undefined {
  const tag = byId.get(id);
  if (tag) return { label: tag.label, value: values[tag.id as MergeTagId]?.trim() || null };
  return customId(id) === undefined ? undefined : values.own?.[id];
}

const tagAfterSpace = / ?(?<!\{)\{\{([^{}]*)\}\}/g;
/** Adapts a text to a person with one name only, which then stands once where two names would. */
function forOneName(template: string): string {
  const tags = [...template.matchAll(mergeTagPattern)].map(([, between = ""]) => between.trim());
  const first: MergeTagId = "candidate.first_name";
  const once = tags.includes(first) ? "" : tagText(first);
  return template.replace(tagAfterSpace, (whole, between: string) => {
    if (between.trim() !== "candidate.last_name") return whole;
    return once && whole.startsWith(" ") ? ` ${once}` : once;
  });
}

export const mergeTagPattern = /(?<!\{)\{\{([^{}]*)\}\}/g;

/** Pairs of braces that belong to no tag. */
function unmatchedIn(text: string): string[] {
  const rest = text.replace(mergeTagPattern, " ");
  return ["{{", "}}"].filter((braces) => rest.includes(braces));
}

/** Fills in the tags of markup; values are escaped. */
export const mergeMarkup = (template: string, values: MergeValues): Merged =>
  merge(template, values, escapeMarkup);

export const escapeMarkup = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");

/** Explains why a text with gaps is not sent; undefined without gaps. */
export const gapMessage = (gaps: readonly string[]): string | undefined =>
  gaps.length > 0
    ? `There is no value for ${[...new Set(gaps)].join(", ")}. Fill it in or remove it from the message.`
    : undefined;

export interface Finding {
  /** An error prevents saving the template. */
  severity: "error" | "warning";
  message: string;
}

/**
 * Lists problems with the tags of a text, and tags that may have no value. Tags of the company's
 * own fields are judged where its fields are given.
 */
export function lintTags(text: string, fields?: readonly CustomField[]): Finding[] {
  const findings = new Map<string, Finding>();
  const seen = new Set<string>();
  for (const [whole, between = ""] of text.matchAll(mergeTagPattern)) {
    if (seen.has(whole)) continue;
    seen.add(whole);
    const finding = findingOf(whole, between, fields);
    if (finding) findings.set(finding.message, finding);
  }
  const incomplete = unmatchedIn(text).map((braces) => unknownTagError(braces));
  return [...findings.values(), ...incomplete];
}

function findingOf(whole: string, between: string, fields?: readonly CustomField[]) {
  const tag = byId.get(between.trim());
  if (tag) return missingValueWarning(tag);
  const id = customId(between.trim());
  if (id === undefined) return unknownTagError(whole, between);
  const field = fields?.find((each) => each.id === id);
  if (field?.is_archived) return archivedWarning(field);
  if (field) return missingValueWarning({ label: field.name, when: "somebody has filled it in" });
  return fields && unknownTagError(whole, between);
}

const archivedWarning = ({ name }: CustomField): Finding => ({
  severity: "warning",
  message: `${name} is archived, so nothing stands in its place. Remove it, or restore the field in Settings.`,
});

const missingValueWarning = ({
  label,
  when,
}: Pick<MergeTag, "label" | "when">): Finding | undefined =>
  when
    ? {
        severity: "warning",
        message: `${label} has a value only if ${when}. Without it the message is not sent.`,
      }
    : undefined;

function unknownTagError(whole: string, between?: string): Finding {
  const message =
    between === undefined
      ? `${whole} is an incomplete merge tag. Complete it or remove it.`
      : between.trim() === ""
        ? `${whole} names no merge tag. Choose one or remove it.`
        : `${whole} is not a merge tag. Choose one from the list or remove it.`;
  return { severity: "error", message };
}
