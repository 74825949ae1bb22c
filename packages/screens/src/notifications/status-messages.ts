import type { Stage } from "@ats/core/applications/stage";
import { statusMessage } from "@ats/core/notifications/notification";

export interface StatusChange extends Pick<Stage, "status" | "node_name"> {
  applicant_name: string;
  job_no: number;
}

/** Groups changes by status and job, in the order of the changes. */
export const messageGroups = <Change extends StatusChange>(
  changes: readonly Change[],
): [Change, ...Change[]][] =>
  [
    ...Map.groupBy(
      changes,
      ({ status, node_name, job_no }) => `${status} ${node_name} ${job_no}`,
    ).values(),
  ] as [Change, ...Change[]][];

/** One combined message for each status and job. Specification §4. */
export const statusMessages = (changes: readonly StatusChange[]): string[] =>
  messageGroups(changes).map((group) =>
    statusMessage(
      group.map(({ applicant_name }) => applicant_name),
      group[0],
      group[0].job_no,
    ),
  );
