import type { ShownStage, SubmissionStage } from "@ats/core/agency-portal/submission";

const words: Record<SubmissionStage, string> = {
  SUBMITTED: "Submitted",
  IN_PROCESS: "In process",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  HIRED: "Hired",
  NOT_SUCCESSFUL: "Not successful",
  WITHDRAWN: "Withdrawn",
};

/** A stage in a mail to an agency. */
export const sayStage = ({ stage, stage_name }: ShownStage): string => stage_name ?? words[stage];
