import type { Fields } from "./chain.ts";

/** A decision about a step. `by` is who decides. */
interface Decision {
  by: number;
  step: string;
  /** Whose decision it is, if not the own one. */
  approver?: number;
  /** By the right to decide for others; on the record. */
  isOnBehalf?: boolean;
}

export type Approve = Decision & { type: "approve" };
export type Refuse = Decision & { type: "reject" | "send_back"; comment: string };
export type Reassign = { type: "reassign"; step: string; from: number; to: number };
export type Escalate = { type: "escalate"; step: string; to: number };

/** What is done about a requisition. Whether somebody may send, change or withdraw is a right. */
export type Act =
  | { type: "send" }
  | { type: "change"; fields: Fields }
  | Approve
  | Refuse
  | Reassign
  | Escalate
  /** Somebody's account ended: others take over what they would have decided. */
  | { type: "leave" }
  /** Taken back by who sent it or owns the job; the signatures stay. */
  | { type: "recall" }
  | { type: "withdraw" };

/** The people of a company as they are when something is done. */
export interface People {
  isActive(user: number): boolean;
  /** Who acts for somebody today. */
  delegateOf(user: number): number | undefined;
  /** Active people who decide where neither an approver nor the fallback is left. */
  lastResort: readonly number[];
}
