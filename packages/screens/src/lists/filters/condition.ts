import { customId } from "@ats/core/custom-fields/field-name";
import type { Operator } from "@ats/core/lists/conditions";
import type { FieldTerm } from "../field-term.ts";

/** A list's condition: a term whose field also names an operator, as `city.none`. */
export interface ListCondition {
  field: string;
  operator: Operator;
  term: string;
}

/** The field of a term, without its operator. */
export const fieldOf = ({ field }: Pick<FieldTerm, "field">): string =>
  field.split(".", 1)[0] ?? field;

/** True for a term of one of these fields, or of a field of the company's own. */
export const isFilter = (term: FieldTerm, fields: readonly { id: string }[]): boolean => {
  const field = fieldOf(term);
  return customId(field) !== undefined || fields.some(({ id }) => id === field);
};

export const conditionFrom = (given: FieldTerm): ListCondition => {
  const field = fieldOf(given);
  const operator = (given.field.slice(field.length + 1) || "contains") as Operator;
  return { field, operator, term: given.term };
};

export const termFrom = ({ field, operator, term }: ListCondition): FieldTerm => ({
  field: operator === "contains" ? field : `${field}.${operator}`,
  term,
});
