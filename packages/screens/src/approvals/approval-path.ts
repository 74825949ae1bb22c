import { to } from "@ats/core/navigation/routes";

/** Address of a job's approval page. */
export const approvalPath = (job_id: number): string => `${to.vacancyApproval()}?job=${job_id}`;
