import type { People } from "./acts.ts";
import { requiredSteps } from "./chain.ts";
import { isSigned, openSteps, type Requisition, type RequisitionStep } from "./requisition.ts";

/** Gives every open decision to somebody who can take it, and approves what is signed in full. */
export function settle(requisition: Requisition, people: People): Requisition {
  if (requisition.state !== "pending") return requisition;
  const required = new Set(requiredSteps(requisition.steps, requisition.fields));
  const steps = requisition.steps.map((step) =>
    required.has(step) && !isSigned(step) ? withApprovers(requisition, step, people) : step,
  );
  const settled = { ...requisition, steps };
  return openSteps(settled).length > 0
    ? settled
    : { ...settled, state: "approved", approved: settled.fields };
}

/** Replaces approvers who can't decide. A step without anyone else needs fewer signatures. */
function withApprovers(
  { requested_by }: Requisition,
  step: RequisitionStep,
  { isActive, lastResort }: People,
): RequisitionStep {
  const signed = new Set(step.signatures.map(({ approver }) => approver));
  const signers = new Set(step.signatures.map(({ by }) => by));
  const canDecide = (user: number) => isActive(user) && user !== requested_by && !signers.has(user);
  const kept = [...new Set(step.approvers)].filter((user) => signed.has(user) || canDecide(user));
  const others = [step.fallback ?? [], lastResort]
    .flat()
    .filter((user) => canDecide(user) && !kept.includes(user));
  const missing = Math.max(0, step.needed - kept.length);
  const approvers = [...kept, ...[...new Set(others)].slice(0, missing)];
  return { ...step, approvers, needed: Math.max(1, Math.min(step.needed, approvers.length)) };
}
