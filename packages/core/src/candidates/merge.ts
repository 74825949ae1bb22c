import type { History } from "../applications/application.ts";
import { changedTags, tagsMax } from "../tags/tag.ts";
import type { CandidateInput } from "./candidate-input.ts";

/** What is chosen field by field where two records of a person become one. */
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

/** A record as far as a merge writes it. */
export type MergeablePerson = Omit<CandidateInput, "consent"> & {
  history: History;
  consent_date_time: string | null;
  legal_hold: boolean;
};

/** Of a row what a merge writes. */
export const mergeableOf = (row: MergeablePerson): MergeablePerson =>
  Object.fromEntries(
    ([...mergeFields, "tags", "legal_hold"] as const).map((field) => [field, row[field]]),
  ) as unknown as MergeablePerson;

/** How long a merge can be undone. */
export const mergeUndoMs = 30 * 24 * 60 * 60_000;

/** The tags that a merge keeps, those of the record that stays first, and those that are too many. */
export function mergedTags(
  stays: Pick<MergeablePerson, "tags">,
  goes: Pick<MergeablePerson, "tags">,
): Record<"kept" | "left", string[]> {
  const all = changedTags(stays.tags, { add: goes.tags, remove: [] });
  return { kept: all.slice(0, tagsMax), left: all.slice(tagsMax) };
}

/**
 * What the record that stays becomes: the fields in `take` are the other's, tags are put together,
 * and a legal hold on either holds both.
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

/** Whether undoing leaves the other record under legal hold: as it was before, or as both were put since. */
export const isHeldAgain = (
  now: MergeablePerson,
  { merged, after }: Record<"merged" | "after", MergeablePerson>,
): boolean => merged.legal_hold || (now.legal_hold && !after.legal_hold);

/** What undoing leaves of the record that stayed: as it was before, save what was changed since. */
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
