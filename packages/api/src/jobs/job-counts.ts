import { type ApplicationStatus, applicationStatuses } from "@ats/core/applications/status";

const none = Object.fromEntries(applicationStatuses.map((status) => [status, 0]));

/** The count of every status, zero where no application has it. */
export const everyStatus = (
  counts: Partial<Record<ApplicationStatus, number>> | null,
): Record<ApplicationStatus, number> =>
  ({ ...none, ...counts }) as Record<ApplicationStatus, number>;
