import type { SubmissionDetails } from "@ats/core/agency-portal/submission-contract";

/** Props of a card on the page of a submitted candidate. */
export interface SubmissionCardProps {
  submission: SubmissionDetails;
  client: { id: number; name: string };
}
