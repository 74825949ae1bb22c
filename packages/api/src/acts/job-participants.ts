import { agenciesOnJob } from "../agencies/on-job.ts";
import { approvalsOnJob } from "../approvals/on-job.ts";
import type { JobParticipant } from "../jobs/job-participant.ts";

/** Areas that react when a job moves, is released or edited, in the order in which they act. */
export const jobParticipants: readonly JobParticipant[] = [approvalsOnJob, agenciesOnJob];
