import { z } from "zod";
import { type DateOrder, dateOrders, readDate } from "../lists/cell-date.ts";
import { readCell, rowProblem } from "../lists/spreadsheet-cell.ts";
import { isEmail } from "../validation/email.ts";
import { isBlank, withoutInvisible } from "../validation/invisible.ts";
import { fieldsOfHeadings } from "./import-headers.ts";
import { type CandidateInput, candidateInput } from "./candidate-input.ts";
import { candidateLabels } from "./candidate-labels.ts";
import { retentionDateProblem } from "./retention.ts";
import type { CustomField, CustomValues } from "../custom-fields/custom-field.ts";
import {
  fieldOfColumn,
  isOwnColumn,
  ownColumn,
  ownColumnsOf,
  readOwnCells,
} from "./own-columns.ts";
import { nameFrom } from "./split-name.ts";

/** Fields that a column of a table can fill: a candidate's, or the name in one piece. */
export const importFields = { full_name: "Full name", ...candidateLabels };
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

const requiredFields: ReadonlySet<string> = new Set(["first_name", "email"]);
/** One of them suffices. */
const names = ["full_name", "first_name", "last_name"] as const;

export const importMaxColumns = 250;

/** Field filled by each column of the table, own fields included; null for an ignored column. */
export const columnMapping = z
  .array(z.union([z.enum(importFieldNames), ownColumn]).nullable())
  .max(importMaxColumns);
export type ColumnMapping = z.output<typeof columnMapping>;

/** Guesses the field of each column from the headings; a field of the company's own by its name. */
export function suggestMapping(
  headings: readonly string[],
  fields: readonly CustomField[] = [],
): ColumnMapping {
  const own = ownColumnsOf(headings, fields);
  const others = fieldsOfHeadings(headings.map((heading, index) => (own[index] ? "" : heading)));
  return others.map((field, index) => own[index] ?? field);
}

/** Fields without which nobody can be imported, and for which a mapping has no column. */
export function missingFields(mapping: ColumnMapping): ImportField[] {
  const hasName = names.some((field) => mapping.includes(field));
  const needed: ImportField[] = hasName ? ["email"] : ["full_name", "email"];
  return needed.filter((field) => !mapping.includes(field));
}

/** Explains why a mapping cannot be used; undefined when it can. */
export function mappingProblem(
  mapping: ColumnMapping,
  fields: readonly CustomField[] = [],
): string | undefined {
  const missing = missingFields(mapping);
  if (missing.length > 0)
    return `No column is the ${missing.map((field) => importFields[field].toLowerCase()).join(" or the ")}. Choose which one is, or add it to the file.`;
  const chosen = mapping.filter((field) => field !== null);
  const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
  if (!twice) return undefined;
  const label = isOwnColumn(twice) ? fieldOfColumn(twice, fields)?.name : importFields[twice];
  return `Two columns are the ${label?.toLowerCase()}. Choose one of them.`;
}

/** How the rows of a table are read. */
export interface TableReading {
  headings: readonly string[];
  mapping: ColumnMapping;
  date_order: DateOrder;
  /** The company's own fields of candidates. */
  fields?: readonly CustomField[];
}

/** A candidate with values of the company's own fields, where the table has columns of them. */
export type ImportedCandidate = CandidateInput & { custom_values?: CustomValues };

/** A row as a candidate; or all its problems, with the email and telephone number that it may have. */
type Checked =
  | { candidate: ImportedCandidate }
  | { problems: string[]; email: string | null; contact_mobile_number: string | null };

/** Turns a row into a candidate, or returns its problems. */
export function checkRow(
  { headings, mapping, date_order, fields = [] }: TableReading,
  cells: readonly string[],
  now: Date,
): Checked {
  const misfit = rowProblem(headings, cells);
  if (misfit) return { problems: [misfit], email: null, contact_mobile_number: null };
  const { typed, problems } = readFields(mapping, cells);
  const say = (field: ImportField, problem: string) => {
    if (!problems.has(field)) problems.set(field, `${importFields[field]}: ${problem}`);
  };
  const name = nameFrom(typed);
  const isNameless = !name.first_name && !name.last_name && mapping.includes("full_name");
  if (isNameless && !problems.has("full_name")) problems.set("full_name", "Full name is missing.");
  for (const field of names)
    if (hasUnseenText(mapping, cells, field) && (name.first_name || name.last_name))
      problems.set(field, `${importFields[field]} is missing.`);
  const consent = parseYesNo(typed.consent);
  if (consent === undefined) say("consent", "Enter yes or no, or leave it empty.");
  const addresses = addressesIn(typed.email);
  if (addresses > 1)
    say(
      "email",
      `There are ${addresses === 2 ? "two" : addresses} email addresses in this cell. Leave one.`,
    );
  const row = { ...typed, ...name };
  const parsed = candidateInput.safeParse({
    ...row,
    consent: consent ?? false,
    retention_date: readDate(typed.retention_date, date_order),
    contact_mobile_number: typed.contact_mobile_number.trim() || null,
    tags: tagsIn(typed.tags),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]) as ImportField;
    if (isNameless && (field === "first_name" || field === "last_name")) continue;
    if (row[field] === "" && requiredFields.has(field) && !problems.has(field))
      problems.set(field, `${importFields[field]} is missing.`);
    else say(field, message);
  }
  const passed = parsed.data && retentionDateProblem(parsed.data, now);
  if (passed) say("retention_date", passed);
  const own = readOwnCells(mapping, cells, { fields, date_order });
  if (parsed.data && problems.size === 0 && own.problems.length === 0) {
    const hasOwn = mapping.some(isOwnColumn);
    return { candidate: { ...parsed.data, ...(hasOwn && { custom_values: own.values }) } };
  }
  const { email, contact_mobile_number } = candidateInput.shape;
  return {
    problems: [...importFieldNames.flatMap((field) => problems.get(field) ?? []), ...own.problems],
    email: email.safeParse(typed.email).data ?? null,
    contact_mobile_number:
      contact_mobile_number.safeParse(typed.contact_mobile_number).data ?? null,
  };
}

/** The text for each field, and the cells that cannot be read. */
function readFields(mapping: ColumnMapping, cells: readonly string[]) {
  const typed = Object.fromEntries(importFieldNames.map((field) => [field, ""])) as Record<
    ImportField,
    string
  >;
  const problems = new Map<ImportField, string>();
  for (const [index, field] of mapping.entries()) {
    if (!field || isOwnColumn(field)) continue;
    const cell = cells[index] ?? "";
    const reading = readCell(cell);
    if ("text" in reading) typed[field] = withoutInvisible(reading.text);
    else if (field === "contact_mobile_number" && isInternational(cell)) typed[field] = cell;
    else problems.set(field, `${importFields[field]}: ${reading.problem}`);
  }
  return { typed, problems };
}

/** True for a cell with characters that show nothing: a name was meant, unlike in an empty cell. */
function hasUnseenText(mapping: ColumnMapping, cells: readonly string[], field: ImportField) {
  const cell = cells[mapping.indexOf(field)] ?? "";
  return cell.trim() !== "" && isBlank(cell);
}

/** True for telephone numbers that are written with a plus, like a formula. */
const isInternational = (cell: string): boolean => /^\+\s*\(?\p{Nd}/u.test(cell);

/** The number of email addresses in a cell that is none. */
const addressesIn = (cell: string): number =>
  isEmail(cell) ? 1 : cell.split(/[\s,;|/:<>()]+/).filter(isEmail).length;

/** Tags as people and address books list them: "nights; weekends", "* friends ::: * nurses". */
const tagsIn = (written: string): string[] =>
  written
    .split(/[,;|]|:::/)
    .map((tag) => tag.trim().replace(/^\* /, ""))
    .filter(Boolean);

/** The name that a row gives, however wrong the rest of it is. */
export function nameInRow(mapping: ColumnMapping, cells: readonly string[]): string {
  const cellOf = (field: ImportField) => cells[mapping.indexOf(field)]?.trim() ?? "";
  const parts = [cellOf("first_name"), cellOf("last_name")].filter(Boolean);
  return (parts.length === 1 && cellOf("full_name")) || parts.join(" ") || cellOf("full_name");
}

/** Reads consent as people write it. A blank cell means no. */
export function parseYesNo(written: string): boolean | undefined {
  const word = written.trim().toLowerCase();
  if (["yes", "y", "true", "1", "ie"].includes(word)) return true;
  return ["", "no", "n", "false", "0", "na"].includes(word) ? false : undefined;
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
  /** Order of day and month in the file's dates; null where it must be asked. */
  date_order: z.enum(dateOrders).nullable(),
  /** True for a file whose dates do not show their order. */
  asks_date_order: z.boolean(),
  total: count,
});
export type CandidateImport = z.output<typeof importSchema>;

export const importBatchSize = 1000;
