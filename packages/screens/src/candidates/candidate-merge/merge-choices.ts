import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { type MergeField, mergeFields } from "@ats/core/candidates/merge";
import { z } from "zod";
import { shortDate } from "../../dates/dates.ts";
import { fieldLabels } from "../typed-candidate.ts";

export type Pair = readonly [CandidateDetails, CandidateDetails];

/** The choices between two records, at these versions. */
export const mergeChoices = z.object({
  versions: z.string(),
  /** The record that stays. */
  stays: z.number(),
  /** For each chosen field, the record that its value comes from. */
  picks: z.partialRecord(z.enum(mergeFields), z.number()),
});
export type MergeChoices = z.output<typeof mergeChoices>;
type Picks = MergeChoices["picks"];

export const begunChoices = (pair: Pair): MergeChoices => ({
  versions: pair.map(({ version }) => version).join(),
  stays: defaultSurvivor(pair).id,
  picks: {},
});

const { consent, tags: _, ...texts } = fieldLabels;
export const mergeLabels: Record<MergeField, string> = {
  ...texts,
  consent_date_time: consent,
  history: "Employment, education and skills",
};

/** Shows a field of a record as text. */
export function valueOf(candidate: CandidateDetails, field: MergeField): string {
  const none = "none";
  if (field === "history") return historyText(candidate.history) || none;
  if (field === "consent_date_time")
    return candidate.consent_date_time ? `since ${shortDate(candidate.consent_date_time)}` : "no";
  if (field === "retention_date")
    return candidate.retention_date ? shortDate(candidate.retention_date) : none;
  return candidate[field] || none;
}

const count = (number: number, one: string, several = `${one}s`) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : several}`];

const historyText = (history: CandidateDetails["history"]) =>
  history
    ? [
        ...count(history.employment.length, "employment"),
        ...count(history.education.length, "education", "educations"),
        ...count(history.courses.length, "course"),
        ...count(history.skills.length, "skill"),
      ].join(", ")
    : "";

const isEmpty = (candidate: CandidateDetails, field: MergeField) =>
  field === "history" ? !historyText(candidate.history) : !candidate[field];

/** The fields in which two records differ. */
export const mergeDifferences = ([a, b]: Pair): MergeField[] =>
  mergeFields.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

/** The default record to keep: the one with more applications, else the older one. */
const defaultSurvivor = ([a, b]: Pair): CandidateDetails =>
  b.application_list.length > a.application_list.length ||
  (b.application_list.length === a.application_list.length &&
    b.candidate_number < a.candidate_number)
    ? b
    : a;

/**
 * The record that a field comes from: the chosen one, or else the one that stays if it has a value.
 */
export function pickOf(pair: Pair, picks: Picks, stays: CandidateDetails, field: MergeField) {
  const other = pair.find(({ id }) => id !== stays.id) ?? stays;
  return picks[field] ?? (isEmpty(stays, field) ? other.id : stays.id);
}
