import type { ApplicationStatus } from "../applications/status.ts";

/** What an agency learns of a candidate's way: milestones, not the stages of the company. */
export const submissionStages = [
  "SUBMITTED",
  "SHORTLISTED",
  "INTERVIEW",
  "HIRED",
  "NOT_SUCCESSFUL",
  "WITHDRAWN",
] as const;
export type SubmissionStage = (typeof submissionStages)[number];

export const stageOfSubmission: Record<ApplicationStatus, SubmissionStage> = {
  INCOMPLETE: "SUBMITTED",
  APPLIED: "SUBMITTED",
  SHORTLIST: "SHORTLISTED",
  INTERVIEW: "INTERVIEW",
  PROCESSING: "INTERVIEW",
  HIRE: "HIRED",
  REJECTED: "NOT_SUCCESSFUL",
  WITHDRAWN: "WITHDRAWN",
};

/** Answer about a person who cannot be submitted, whatever the reason. */
export const notOpen = "Not open for submission now.";

/**
 * People about whom an agency may ask a company within a day, submissions included. After that every
 * answer is {@link notOpen}.
 */
export const checksPerDay = 100;

/** Months for which a submission makes the candidate the agency's, where no terms say so. */
export const usualOwnershipMonths = 6;

/** The last day of some months that begin on a day: 31 August and six months make 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)));
  return until.toISOString().slice(0, 10);
}
