import { z } from "zod";
import { isFormula } from "../lists/csv-rows.ts";
import { telephone } from "../validation/telephone.ts";
import { normaliseHeader } from "./import-headers.ts";
import { type CandidateInput, candidateInput } from "./candidate-input.ts";
import { candidateLabels } from "./candidate-labels.ts";
import { retentionDateProblem } from "./retention.ts";

/** Fields that a column of a table can fill. */
export const importFields = candidateLabels;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

/** Required fields: a table without a column for each is refused. */
export const requiredFields = ["first_name", "last_name", "email"] as const satisfies ImportField[];

const isNeeded = (field: ImportField) => requiredFields.some((needed) => needed === field);

export const importMaxColumns = 250;

/** Field filled by each column of the table; null for an ignored column. */
export const columnMapping = z.array(z.enum(importFieldNames).nullable()).max(importMaxColumns);
export type ColumnMapping = z.output<typeof columnMapping>;

/** Guesses the field of each column from its heading. */
export function suggestMapping(headings: readonly string[]): ColumnMapping {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = normaliseHeader(heading);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Explains why a mapping cannot be used; undefined when it can. */
export function mappingProblem(mapping: ColumnMapping): string | undefined {
  const missing = requiredFields.filter((field) => !mapping.includes(field));
  if (missing.length > 0)
    return `No column is the ${missing.map((field) => importFields[field].toLowerCase()).join(" or the ")}. Choose which one is, or add it to the file.`;
  const chosen = mapping.filter((field) => field !== null);
  const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
  return twice && `Two columns are the ${importFields[twice].toLowerCase()}. Choose one of them.`;
}

/** A row as a candidate; or all its problems, with the email and telephone number that it may have. */
type Checked =
  | { candidate: CandidateInput }
  | { problems: string[]; email: string | null; contact_mobile_number: string | null };

/** Turns a row into a candidate, or returns its problems. */
export function checkRow(mapping: ColumnMapping, cells: readonly string[], now: Date): Checked {
  const typed = Object.fromEntries(importFieldNames.map((field) => [field, ""])) as Record<
    ImportField,
    string
  >;
  const problems = new Map<ImportField, string>();
  for (const [index, field] of mapping.entries()) {
    const cell = cells[index] ?? "";
    if (!field) continue;
    const isNumber = field === "contact_mobile_number" && telephone.safeParse(cell).success;
    if (isFormula(cell) && !isNumber)
      problems.set(field, `${importFields[field]}: This is a formula. Enter its value instead.`);
    else typed[field] = cell;
  }
  const consent = parseYesNo(typed.consent);
  if (consent === undefined)
    problems.set("consent", `${importFields.consent}: Enter yes or no, or leave it empty.`);
  const parsed = candidateInput.safeParse({
    ...typed,
    consent: consent ?? false,
    retention_date: parseDate(typed.retention_date),
    contact_mobile_number: typed.contact_mobile_number.trim() || null,
    tags: typed.tags
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]) as ImportField;
    if (problems.has(field)) continue;
    const isMissing = typed[field] === "" && isNeeded(field);
    problems.set(
      field,
      isMissing ? `${importFields[field]} is missing.` : `${importFields[field]}: ${message}`,
    );
  }
  const passed = parsed.data && retentionDateProblem(parsed.data, now);
  if (passed && !problems.has("retention_date"))
    problems.set("retention_date", `${importFields.retention_date}: ${passed}`);
  if (parsed.data && problems.size === 0) return { candidate: parsed.data };
  const { email, contact_mobile_number } = candidateInput.shape;
  return {
    problems: importFieldNames.flatMap((field) => problems.get(field) ?? []),
    email: email.safeParse(typed.email).data ?? null,
    contact_mobile_number:
      contact_mobile_number.safeParse(typed.contact_mobile_number).data ?? null,
  };
}

/** The name that a row gives, however wrong the rest of it is. */
export const nameInRow = (mapping: ColumnMapping, cells: readonly string[]): string =>
  (["first_name", "last_name"] as const)
    .map((field) => cells[mapping.indexOf(field)]?.trim())
    .filter(Boolean)
    .join(" ");

/** Reads consent as people write it. A blank cell means no. */
export function parseYesNo(written: string): boolean | undefined {
  const word = written.trim().toLowerCase();
  if (["yes", "y", "true", "1"].includes(word)) return true;
  return ["", "no", "n", "false", "0"].includes(word) ? false : undefined;
}

/**
 * Converts a date written day before month to ISO 8601; text that is no date is returned unchanged.
 */
export function parseDate(written: string): string | null {
  const text = written.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return text || null;
}

const count = z.number().int();

/** Treatment of rows whose person is known already. */
export const existingChoices = ["skip", "update"] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** An import in progress. Its rows are held back until all can be added at once. */
export const importSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  headings: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping: columnMapping,
  existing: z.enum(existingChoices),
  total: count,
});
export type CandidateImport = z.output<typeof importSchema>;

export const importBatchSize = 1000;
