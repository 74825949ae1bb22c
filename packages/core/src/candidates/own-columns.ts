import { z } from "zod";
import {
  type CustomField,
  type CustomValues,
  customValueProblem,
} from "../custom-fields/custom-field.ts";
import { customId, customName } from "../custom-fields/field-name.ts";
import { type DateOrder, readDate } from "../lists/cell-date.ts";
import { readCell } from "../lists/spreadsheet-cell.ts";
import { withoutInvisible } from "../validation/invisible.ts";

/** A column of a table that fills one of the company's own fields: `custom_12`. */
export type OwnColumn = `custom_${number}`;
export const ownColumn: z.ZodType<OwnColumn, OwnColumn> = z
  .string()
  .regex(/^custom_[1-9]\d{0,14}$/) as never;

export const isOwnColumn = (column: string | null): column is OwnColumn =>
  column !== null && customId(column) !== undefined;

/** The own field that each column of a table fills, where its heading is the field's name. */
export const ownColumnsOf = (
  headings: readonly string[],
  fields: readonly CustomField[],
): (OwnColumn | null)[] =>
  headings.map((heading) => {
    const field = fields.find(({ name }) => plain(name) === plain(heading));
    return field ? (customName(field.id) as OwnColumn) : null;
  });

const plain = (text: string): string => text.trim().toLowerCase();

/** The own field that a column fills; undefined where it fills another. */
export const fieldOfColumn = (column: string | null, fields: readonly CustomField[]) =>
  fields.find(({ id }) => customName(id) === column);

/** Reads a row's values of the company's own fields, and says which cells do not fit. */
export function readOwnCells(
  mapping: readonly (string | null)[],
  cells: readonly string[],
  { fields, date_order }: { fields: readonly CustomField[]; date_order: DateOrder },
): { values: CustomValues; problems: string[] } {
  const values: CustomValues = {};
  const problems: string[] = [];
  for (const [index, column] of mapping.entries()) {
    const field = fieldOfColumn(column, fields);
    if (!field) continue;
    const reading = readCell(cells[index] ?? "");
    const value =
      "text" in reading ? valueIn(withoutInvisible(reading.text).trim(), field, date_order) : "";
    const problem = "text" in reading ? problemOf(field, value) : reading.problem;
    if (problem) problems.push(`${field.name}: ${problem}`);
    else values[field.id] = value;
  }
  return { values, problems };
}

const thousands = /(?<=\d)[,\s](?=\d{3}(?!\d))/g;

function valueIn(text: string, { kind, choices }: CustomField, date_order: DateOrder): string {
  switch (kind) {
    case "date":
      return readDate(text, date_order) ?? "";
    case "number":
      return text.replaceAll(thousands, "");
    case "choice":
      return choices.find((choice) => plain(choice) === plain(text)) ?? text;
    case "text":
      return text;
  }
}

/** A blank cell is no problem here: it leaves a known candidate's value as it is. */
const problemOf = (field: CustomField, value: string): string | undefined =>
  field.kind === "choice" && value !== "" && !field.choices.includes(value)
    ? `“${value}” is not one of its choices.`
    : customValueProblem({ ...field, is_required: false }, value);

/** Required fields that a new candidate's row leaves blank, though the table has a column of them. */
export const missingOwnValues = (
  mapping: readonly (string | null)[],
  values: CustomValues,
  fields: readonly CustomField[],
): string[] =>
  mapping.flatMap((column) => {
    const field = fieldOfColumn(column, fields);
    return field?.is_required && !values[field.id] ? [`${field.name} is missing.`] : [];
  });
