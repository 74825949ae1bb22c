import type { Stage } from "@ats/core/applications/stage";
import type { updateApplicationStatus } from "@ats/core/applications/contract";
import type { StageMessage } from "@ats/core/messages/stage-message";
import type { Call } from "../kernel/implement.ts";
import type { ApplicationRow } from "./presenter.ts";

type Body = Call<typeof updateApplicationStatus>["body"];

/** The call that moves applications. */
export type MoveCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

/** An application that moves to another stage of its job, or to another job. */
export interface MovedApplication {
  /** The application before the move. */
  row: ApplicationRow;
  /** The stage that it reaches; a transfer keeps the stage. */
  to: Stage;
  /** True when the status changes, false within one status. */
  isNewStatus: boolean;
  /** Recorded on the interviews and documents that end with the move. */
  reason: string;
  /** True when a rejected or withdrawn application returns to the process. */
  isReopened: boolean;
}

/** A move that is asked for. */
export interface MoveRequest extends Pick<MovedApplication, "row" | "to"> {
  /** The job that the application will be in. */
  job_id: number;
}

export interface Move {
  applications: readonly MovedApplication[];
  /** The job that a transfer leads to; undefined for a move within the job. */
  transferTo?: { title: string; job_number: number };
  status?: Body["status"];
  /** The template chosen in place of the stage's own. */
  stageMessage?: Body["stage_message"];
  cancelsInterviews: boolean;
  /** True when this undoes the last move. */
  isUndo: boolean;
  /** True when followers get no sound and no toast. */
  silent: boolean;
  outcome: MoveOutcome;
}

/** Results of the participants, for the answer. Maps are by application id. */
interface MoveOutcome {
  activities: readonly { id: number; application_id: number }[];
  /** Messages that the stage sends. */
  messages: PlannedMessage[];
  /** Messages that an undo plans again. */
  restoredMessages: PlannedMessage[];
  interviewsCancelled: Map<number, number>;
  documentsWithdrawn: Map<number, number>;
  /** Hired applications without a right-to-work check. */
  unchecked: Set<number>;
}

export const noOutcome = (): MoveOutcome => ({
  activities: [],
  messages: [],
  restoredMessages: [],
  interviewsCancelled: new Map(),
  documentsWithdrawn: new Map(),
  unchecked: new Set(),
});

type PlannedMessage = Omit<StageMessage, "send_date_time"> & { send_date_time: Date };

declare module "../kernel/services.ts" {
  interface Services {
    /** The host's own reactions when applications move; they follow those of the areas. */
    moveParticipants?: readonly MoveParticipant[];
  }
}

/**
 * A reaction of an area or of the host when applications move. The hooks run in the transaction of the
 * move, each for all areas in the order of `acts/participants.ts`, then for the host.
 */
export interface MoveParticipant {
  /** Takes locks that must come before those of the applications. */
  lock?(call: MoveCall, move: Pick<Move, "status" | "cancelsInterviews">): Promise<void>;
  /** Sentences why applications can't move, by their id. Locks what decides it. */
  refusals?(call: MoveCall, moves: readonly MoveRequest[]): Promise<ReadonlyMap<number, string>>;
  /** Runs before the applications leave their stage. */
  beforeMove?(call: MoveCall, move: Move): Promise<void>;
  /** Runs once the applications have moved, within their job or to another. */
  onMove?(call: MoveCall, move: Move): Promise<void>;
  /**
   * Runs when applications leave their job's process: rejected or withdrawn, after the move; moved to
   * another job, before it, so that mail names the old job.
   */
  onExit?(call: MoveCall, move: Move): Promise<void>;
  /** Runs when rejected or withdrawn applications return to the process. */
  onReopen?(call: MoveCall, ids: readonly number[], move: Move): Promise<void>;
}
