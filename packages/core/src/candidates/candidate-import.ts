import { z } from "zod";
import { isFormula } from "../lists/csv-rows.ts";
import { normaliseHeader } from "./import-headers.ts";
import { type CandidateInput, candidateInput } from "./candidate-input.ts";
import { candidateLabels } from "./candidate-labels.ts";
import { keepUntilProblem } from "./retention.ts";

/** The fields that a column of a table may fill. */
export const importFields = candidateLabels;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

/** Without a column for each of these nobody can be added. */
export const neededFields = ["first_name", "last_name", "email"] as const satisfies ImportField[];

/** For each column of the table the field that it fills, or none. */
export const columnMapping = z.array(z.enum(importFieldNames).nullable()).max(100);
export type ColumnMapping = z.output<typeof columnMapping>;

/** The field that each column's heading names. */
export function suggestMapping(headings: readonly string[]): ColumnMapping {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const field = normaliseHeader(heading);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** What is wrong with a mapping; undefined where it can be used. */
export function mappingProblem(mapping: ColumnMapping): string | undefined {
  const missing = neededFields.filter((field) => !mapping.includes(field));
  if (missing.length > 0)
    return `No column is the ${missing.map((field) => importFields[field].toLowerCase()).join(" or the ")}. Choose which one is, or add it to the file.`;
  const chosen = mapping.filter((field) => field !== null);
  const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
  return twice && `Two columns are the ${importFields[twice].toLowerCase()}. Choose one of them.`;
}

type Checked = { candidate: CandidateInput } | { problem: string };

/** A row as a candidate, or what is wrong with it. */
export function checkRow(mapping: ColumnMapping, cells: readonly string[], now: Date): Checked {
  const typed = Object.fromEntries(importFieldNames.map((field) => [field, ""])) as Record<
    ImportField,
    string
  >;
  for (const [index, field] of mapping.entries()) {
    const cell = cells[index] ?? "";
    if (!field) continue;
    if (isFormula(cell))
      return {
        problem: `${importFields[field]}: This is a formula. Write its value in its place.`,
      };
    typed[field] = cell;
  }
  const consent = yesOrNo(typed.consent);
  if (consent === undefined)
    return { problem: `${importFields.consent}: Write yes or no, or leave it empty.` };
  const parsed = candidateInput.safeParse({
    ...typed,
    consent,
    retention_date: isoDate(typed.retention_date),
    contact_mobile_number: e164(typed.contact_mobile_number),
    tags: typed.tags
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  });
  if (parsed.success) {
    const problem = keepUntilProblem(parsed.data, now);
    return problem
      ? { problem: `${importFields.retention_date}: ${problem}` }
      : { candidate: parsed.data };
  }
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0]) as ImportField;
  return { problem: `${importFields[field]}: ${issue?.message}` };
}

/** Whether somebody agreed, as people write it: nobody has who did not say so. */
export function yesOrNo(written: string): boolean | undefined {
  const word = written.trim().toLowerCase();
  if (["yes", "y", "true", "1"].includes(word)) return true;
  return ["", "no", "n", "false", "0"].includes(word) ? false : undefined;
}

/** A date as people write it, day before month, as ISO 8601; what is none stays as it is. */
export function isoDate(written: string): string | null {
  const text = written.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return text || null;
}

/** A telephone number as people write it, in E.164; a British one where it names no country. */
export function e164(written: string): string | null {
  const digits = written
    // The nought that is dialled within the country alone: "+44 (0)7700".
    .replace(/^(\s*(?:\+|00).*?)\(0\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  if (!digits) return written.trim() ? written : null;
  return digits.startsWith("0") ? `+44${digits.slice(1)}` : digits;
}

const count = z.number().int();

/** An import under way: its rows wait beside the candidates until all come at once. */
export const importSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  headings: z.array(z.string()),
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
  mapping: columnMapping,
  total: count,
});
export type CandidateImport = z.output<typeof importSchema>;

/** Rows that are checked at a time. */
export const checkedAtOnce = 1000;
