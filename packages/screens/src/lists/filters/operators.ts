import { type Operator, termSeparator } from "@ats/core/lists/conditions";
import type { SearchField } from "../FieldSearch.tsx";

const presence = ["empty", "filled"] as const;

/** Operators that a field is offered; a field without a kind has one value and no operator. */
export function offeredOperators({ kind, values }: SearchField): readonly Operator[] {
  switch (kind) {
    case "text":
      return [...(values ? (["any", "none"] as const) : []), "contains", "lacks", ...presence];
    case "choice":
      return ["any", "none"];
    case "time":
      return ["last", "between", ...presence];
    case "number":
    case "money":
      return ["between", ...presence];
    case undefined:
      return ["contains"];
  }
}

export const hasNoTerm = (operator: Operator) => operator === "empty" || operator === "filled";

/** Joins both ends of a range; either may be "". */
export const rangeFrom = (from: string, to: string) => `${from}${termSeparator}${to}`;
