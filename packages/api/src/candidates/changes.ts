import type { CandidateChange } from "@ats/core/candidates/activity-contract";
import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import { consents } from "@ats/core/candidates/filters";
import { historyText } from "@ats/core/candidates/history-input";

/** Lists the fields that an edit changed. */
export function changesBetween(before: CandidateInput, after: CandidateInput): CandidateChange[] {
  const fields = Object.keys(after) as (keyof CandidateInput)[];
  return fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: CandidateInput[keyof CandidateInput]): string | null {
  if (typeof value === "boolean") return consents[value ? "given" : "missing"];
  if (Array.isArray(value)) return value.join(", ") || null;
  return (typeof value === "object" && value ? historyText(value) : value) || null;
}
