import type { Fields } from "@ats/core/approvals/chain";
import { homeMoneyFields, moneyFields } from "@ats/core/approvals/fields";
import { changedFields } from "@ats/core/approvals/requisition";
import type { FieldChange } from "@ats/core/jobs/activity-contract";
import { salaryRange } from "@ats/core/jobs/salary";

const amounts: ReadonlySet<string> = new Set([...moneyFields, ...homeMoneyFields]);

/** A field's value as people read it. */
function textOf(fields: Fields, field: string): string | null {
  const value = fields[field] ?? null;
  if (typeof value !== "number" || !amounts.has(field))
    return value === null ? null : String(value);
  const currency = String(fields["currency"] ?? "GBP");
  return salaryRange({ salary_min: value, salary_max: null, currency })?.min ?? null;
}

/** Lists the fields that differ, with their values as people read them. */
export const fieldChanges = (before: Fields, after: Fields): FieldChange[] =>
  changedFields(before, after).map((field) => ({
    field,
    before: textOf(before, field),
    after: textOf(after, field),
  }));
