import type { RequisitionState } from "@ats/core/approvals/requisition";
import type { JobStatus } from "@ats/core/jobs/job";
import type { Call } from "../kernel/implement.ts";

/** The call that moves or edits a job. */
export type JobCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

/** How a job moves. */
export interface JobMove {
  reason?: string | undefined;
  /** The company's approval process is on. */
  approvals: boolean;
}

interface MovingJob {
  id: number;
  /** Its status before the move. */
  status: JobStatus;
}

/** A reaction of an area when a job changes its status or is edited, in the same transaction. */
export interface JobParticipant {
  /** Refuses the move with a sentence, or has done what can be done now and leaves the job. */
  beforeMove?(
    call: JobCall,
    job: MovingJob,
    to: JobStatus,
    move: JobMove,
  ): Promise<{ refused: string } | { recorded: string } | undefined>;
  /** Runs once a job has moved. True when what it was sent for is approved already. */
  afterMove?(call: JobCall, job: MovingJob, to: JobStatus, move: JobMove): Promise<boolean>;
  /** Runs once a job that is open or waits for approval was edited. Its request's state, if it has one. */
  afterEdit?(call: JobCall, job_id: number): Promise<RequisitionState | undefined>;
  /** Gives a job to all agencies, or takes it from them; refuses with a sentence. */
  onRelease?(
    call: JobCall,
    job: Pick<MovingJob, "id"> & { title: string },
    release: { is_released: boolean; is_undo: boolean },
  ): Promise<string | undefined>;
  /** Fields of the job, beside salary and headcount, that its approval read. */
  fieldsRead?(call: Pick<JobCall, "actor" | "db">, job_id: number): Promise<string[]>;
}
