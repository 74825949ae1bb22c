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
