import type { SubjectKey } from "@ats/core/approvals/subject";
import { to } from "@ats/core/navigation/routes";

/** Address of the page of a request for approval. */
export const approvalPath = ({ kind, subject_id }: SubjectKey): string =>
  `${to.vacancyApproval()}?${kind}=${subject_id}`;

/** Address of a job's approval page. */
export const jobApprovalPath = (subject_id: number): string =>
  approvalPath({ kind: "job", subject_id });
