import { distanceOf, mostMiles, type Operator, termSeparator } from "@ats/core/lists/conditions";
import { outwardCodeOf } from "@ats/core/postcodes/postcode";
import type { SearchField } from "../FieldSearch.tsx";

const presence = ["empty", "filled"] as const;

/** Operators that a field is offered; a field without a kind has one value and no operator. */
export function offeredOperators({ kind, values, mayBeEmpty }: SearchField): readonly Operator[] {
  switch (kind) {
    case "text":
      return [...(values ? (["any", "none"] as const) : []), "contains", "lacks", ...presence];
    case "postcode":
      return ["within", "contains", "lacks", ...presence];
    case "choice":
      return ["any", "none", ...(mayBeEmpty ? presence : [])];
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

/** Distances that a filter offers, in miles. */
export const offeredMiles = [5, 10, 25, 50];

/** Term of a condition before its value is entered. */
export const emptyTerm = (operator: Operator | undefined): string =>
  operator === "within" ? distanceFrom(25, "") : "";

export const distanceFrom = (miles: number | null, postcode: string): string =>
  `${miles ?? ""}${termSeparator}${postcode}`;

export const isDistance = (term: string): boolean => {
  const { miles, postcode } = distanceOf(term);
  return Number(miles) >= 1 && Number(miles) <= mostMiles && outwardCodeOf(postcode) !== undefined;
};

/** Joins both ends of a range; either may be "". */
export const rangeFrom = (from: string, to: string) => `${from}${termSeparator}${to}`;
