import type { ApplicationStatus } from "@ats/core/applications/status";
import { statusMessage } from "@ats/core/notifications/notification";

/** One application that has moved. */
export interface StatusChange {
  applicant_name: string;
  status: ApplicationStatus;
  job_no: number;
}

/** One combined message for each status and job, in the order of the changes. Specification §4. */
export function statusMessages(changes: readonly StatusChange[]): string[] {
  const groups = Map.groupBy(changes, ({ status, job_no }) => `${status} ${job_no}`);
  return [...groups.values()].flatMap((group) =>
    group[0]
      ? statusMessage(
          group.map(({ applicant_name }) => applicant_name),
          group[0].status,
          group[0].job_no,
        )
      : [],
  );
}
