import { type ApplicationStatus, applicationStatuses } from "../applications/status.ts";

/** Filters of the candidate list. The specification names no default, so it is "all". */
export const candidateFilters = {
  all: "All",
  active: "In process",
  hired: "Hired",
  past: "Past applicants",
  none: "Not applied",
} as const;
export type CandidateFilter = keyof typeof candidateFilters;

/* @__NO_SIDE_EFFECTS__ */
const placeOf = (status: ApplicationStatus) => applicationStatuses.indexOf(status);

/** First and last place in the pipeline for each filter; -1 means no application. */
export const pipelineRangeOf: Record<CandidateFilter, readonly [first: number, last: number]> = {
  all: [-1, placeOf("WITHDRAWN")],
  active: [placeOf("APPLIED"), placeOf("PROCESSING")],
  hired: [placeOf("HIRE"), placeOf("HIRE")],
  past: [placeOf("REJECTED"), placeOf("WITHDRAWN")],
  none: [-1, placeOf("INCOMPLETE")],
};

/** Consent to be kept for future opportunities. */
export const consents = { given: "Given", missing: "Missing" } as const;
export type Consent = keyof typeof consents;

/** Candidates due for erasure, and candidates under legal hold. */
export const retentionGroups = { flagged: "To be erased", held: "Under legal hold" } as const;
export type RetentionGroup = keyof typeof retentionGroups;
