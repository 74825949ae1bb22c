import type { SubmissionStage } from "@ats/core/agency-portal/submission";
import { texts } from "@ats/ui/texts";

export const submissionStageTexts = texts("agencyPortal.stages", {
  SUBMITTED: "Submitted",
  IN_PROCESS: "In process",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  HIRED: "Hired",
  NOT_SUCCESSFUL: "Not successful",
  WITHDRAWN: "Withdrawn",
} satisfies Record<SubmissionStage, string>);
