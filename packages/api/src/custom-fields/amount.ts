import type { CustomFieldKind } from "@ats/core/custom-fields/custom-field";

/** A number or a day as a number, in whose order a range finds it; null for words. */
export function amountOf(kind: CustomFieldKind, value: string): number | null {
  if (kind === "date") return Number(value.replaceAll("-", ""));
  return kind === "number" ? Number(value) : null;
}
