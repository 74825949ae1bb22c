import { type ChainStep, type Fields, readBy, requiredSteps } from "./chain.ts";

export const requisitionStates = [
  "draft",
  "pending",
  "sent_back",
  "approved",
  "withdrawn",
] as const;
export type RequisitionState = (typeof requisitionStates)[number];

/** An approval that counts: whose it was, and who gave it. */
export interface Signature {
  approver: number;
  /** Another person than the approver for a delegate and for who decides on behalf of them. */
  by: number;
}

/** A step of a requisition. Approvers may have been changed since the chain named them. */
export interface RequisitionStep extends ChainStep {
  signatures: readonly Signature[];
}

export interface Requisition {
  state: RequisitionState;
  /** Nobody approves their own request. */
  requested_by: number;
  fields: Fields;
  steps: readonly RequisitionStep[];
  /** The fields as they were approved last: these openings may be filled. */
  approved: Fields | null;
}

export const isSigned = ({ signatures, needed }: RequisitionStep): boolean =>
  signatures.length >= needed;

/** The steps that wait for a decision now: those of the first stage that is not signed. */
export function openSteps({ state, steps, fields }: Requisition): RequisitionStep[] {
  if (state !== "pending") return [];
  const waiting = requiredSteps(steps, fields).filter((step) => !isSigned(step));
  const stage = Math.min(...waiting.map((step) => step.stage));
  return waiting.filter((step) => step.stage === stage);
}

/** The number of openings that may be filled: never more than approved, nor than asked for now. */
export function approvedOpenings({ approved, fields, state }: Requisition): number {
  if (!approved || state === "withdrawn") return 0;
  return Math.min(Number(approved["openings"] ?? 0), Number(fields["openings"] ?? 0));
}

/** Fields whose values differ. */
export const changedFields = (before: Fields, now: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (field) => (before[field] ?? null) !== (now[field] ?? null),
  );

/** Reopens the steps that read a changed field; the others keep their signatures. */
export const reopen = (
  steps: readonly RequisitionStep[],
  changed: readonly string[],
): RequisitionStep[] =>
  steps.map((step) =>
    readBy(step).some((field) => changed.includes(field)) ? { ...step, signatures: [] } : step,
  );
