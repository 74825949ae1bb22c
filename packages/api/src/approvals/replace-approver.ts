import type { StoredApprover, StoredStep } from "@ats/core/approvals/stored-chain";

/**
 * The step with another approver in the place of one. Who is an approver already is not named
 * twice, and the step then needs no more approvals than it has approvers.
 */
export function replaceApprover(
  step: StoredStep,
  isReplaced: (approver: StoredApprover) => boolean,
  by: StoredApprover,
): StoredStep {
  const each = step.approvers.map((approver) => (isReplaced(approver) ? by : approver));
  const approvers = [...new Map(each.map((one) => [JSON.stringify(one), one])).values()];
  const hasRole = approvers.some((approver) => approver.by === "role");
  const needed = hasRole ? step.needed : Math.min(step.needed, approvers.length);
  return { ...step, approvers, needed };
}
