import { type ConditionKind, type CustomOperator, operators } from "../lists/conditions.ts";
import type { CustomFieldKind } from "./custom-field.ts";

/** Kind of condition that compares the values of a field. */
export const conditionKindOf = {
  text: "text",
  number: "number",
  date: "time",
  choice: "text",
} as const satisfies Record<CustomFieldKind, ConditionKind>;

/** Operators that compare a field's values. */
export const operatorsOf = (kind: CustomFieldKind): readonly CustomOperator[] =>
  operators[conditionKindOf[kind]];
