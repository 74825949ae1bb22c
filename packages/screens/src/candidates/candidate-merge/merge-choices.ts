import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { historyParts } from "@ats/core/candidates/history-input";
import { type MergeField, mergeFields } from "@ats/core/candidates/merge";
import type { Say } from "@ats/ui/texts";
import { z } from "zod";
import { datesIn } from "../../dates/dates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { fieldLabels } from "../typed-candidate.ts";
import { candidateMergeTexts } from "./texts.ts";

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

export const mergeLabel = (say: Say, field: MergeField): string =>
  field === "history"
    ? say(candidateMergeTexts.history)
    : say(contractText(fieldLabels[field === "consent_date_time" ? "consent" : field]));

/** Shows a field of a record as text. */
export function valueOf(say: Say, candidate: CandidateDetails, field: MergeField): string {
  const none = say(candidateMergeTexts.none);
  const { shortDate } = datesIn(say.locale);
  if (field === "history") return historyText(say, candidate.history) || none;
  if (field === "consent_date_time")
    return candidate.consent_date_time
      ? say(candidateMergeTexts.since, { date: shortDate(candidate.consent_date_time) })
      : say(candidateMergeTexts.no);
  if (field === "retention_date")
    return candidate.retention_date ? shortDate(candidate.retention_date) : none;
  return candidate[field] || none;
}

const historyCounts = {
  employment: candidateMergeTexts.employments,
  education: candidateMergeTexts.educations,
  courses: candidateMergeTexts.courses,
  skills: candidateMergeTexts.skills,
};

const historyText = (say: Say, history: CandidateDetails["history"]) =>
  historyParts
    .flatMap((part) => {
      const count = history?.[part].length ?? 0;
      return count === 0 ? [] : say(historyCounts[part], { count });
    })
    .join(", ");

const isEmptyHistory = (history: CandidateDetails["history"]) =>
  historyParts.every((part) => !history?.[part].length);

const isEmpty = (candidate: CandidateDetails, field: MergeField) =>
  field === "history" ? isEmptyHistory(candidate.history) : !candidate[field];

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
