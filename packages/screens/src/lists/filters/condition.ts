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

export const conditionFrom = (given: FieldTerm): ListCondition => {
  const field = fieldOf(given);
  const operator = (given.field.slice(field.length + 1) || "contains") as Operator;
  return { field, operator, term: given.term };
};

export const termFrom = ({ field, operator, term }: ListCondition): FieldTerm => ({
  field: operator === "contains" ? field : `${field}.${operator}`,
  term,
});
