import type { History } from "../applications/application.ts";
import { changedTags, tagsMax } from "../tags/tag.ts";
import type { CandidateInput } from "./candidate-input.ts";

/** Fields chosen one by one when two records of a person are merged. */
export const mergeFields = [
  "first_name",
  "last_name",
  "email",
  "contact_mobile_number",
  "city",
  "postcode",
  "current_jobtitle",
  "current_employer",
  "history",
  "consent_date_time",
  "retention_date",
] as const;
export type MergeField = (typeof mergeFields)[number];

/** The fields of a record that a merge can write. */
export type MergeablePerson = Omit<CandidateInput, "consent"> & {
  history: History;
  consent_date_time: string | null;
  legal_hold: boolean;
};

export const pickMergeable = (row: MergeablePerson): MergeablePerson =>
  Object.fromEntries(
    ([...mergeFields, "tags", "legal_hold"] as const).map((field) => [field, row[field]]),
  ) as unknown as MergeablePerson;

/** Period in which a merge can be undone. */
export const mergeUndoMs = 30 * 24 * 60 * 60_000;

/**
 * Splits the combined tags into those kept, starting with the remaining record's, and those over
 * the limit.
 */
export function mergedTags(
  stays: Pick<MergeablePerson, "tags">,
  goes: Pick<MergeablePerson, "tags">,
): Record<"kept" | "left", string[]> {
  const all = changedTags(stays.tags, { add: goes.tags, remove: [] });
  return { kept: all.slice(0, tagsMax), left: all.slice(tagsMax) };
}

/**
 * Combines two records: the fields in `take` come from the other record, tags are combined, and a
 * legal hold on either applies to both.
 */
export function mergedPerson(
  stays: MergeablePerson,
  goes: MergeablePerson,
  take: readonly MergeField[],
): MergeablePerson {
  const taken = Object.fromEntries(take.map((field) => [field, goes[field]]));
  return {
    ...stays,
    ...taken,
    tags: mergedTags(stays, goes).kept,
    legal_hold: stays.legal_hold || goes.legal_hold,
  };
}

/**
 * True when the restored record keeps a legal hold: it had one before, or one was set after the
 * merge.
 */
export const keepsLegalHold = (
  now: MergeablePerson,
  { merged, after }: Record<"merged" | "after", MergeablePerson>,
): boolean => merged.legal_hold || (now.legal_hold && !after.legal_hold);

/** Restores the remaining record after an undo, keeping the fields edited since the merge. */
export function unmergedPerson(
  now: MergeablePerson,
  { before, after }: Record<"before" | "after", MergeablePerson>,
): MergeablePerson {
  const same = (field: keyof MergeablePerson) =>
    JSON.stringify(now[field]) === JSON.stringify(after[field]);
  const fields = Object.keys(now) as (keyof MergeablePerson)[];
  return Object.fromEntries(
    fields.map((field) => [field, same(field) ? before[field] : now[field]]),
  ) as unknown as MergeablePerson;
}
