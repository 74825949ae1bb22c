import { type ApplicationStatus, applicationStatuses } from "../applications/status.ts";

/** Filters of the candidates list. The default, of which the specification says nothing, is all. */
export const candidateFilters = {
  all: "All",
  active: "In process",
  hired: "Hired",
  past: "Past applicants",
  none: "Not applied",
} as const;
export type CandidateFilter = keyof typeof candidateFilters;

const placeOf = (status: ApplicationStatus) => applicationStatuses.indexOf(status);

/** The places in the pipeline of a filter, from first to last; -1 is nobody's application. */
export const placesOf: Record<CandidateFilter, readonly [first: number, last: number]> = {
  all: [-1, placeOf("WITHDRAWN")],
  active: [placeOf("APPLIED"), placeOf("PROCESSING")],
  hired: [placeOf("HIRE"), placeOf("HIRE")],
  past: [placeOf("REJECTED"), placeOf("WITHDRAWN")],
  none: [-1, placeOf("INCOMPLETE")],
};

/** Whether a candidate agreed to be kept for other jobs. */
export const consents = { given: "Given", missing: "Missing" } as const;
export type Consent = keyof typeof consents;

/** Whose time is over, and who is kept whatever the time. */
export const retentionGroups = { flagged: "To be erased", held: "Under legal hold" } as const;
export type RetentionGroup = keyof typeof retentionGroups;
