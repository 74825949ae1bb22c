import { openSteps, type Requisition } from "@ats/core/approvals/requisition";

/** Says how many approvals a request still needs now. */
export function leftToApprove(requisition: Requisition): string {
  const left = openSteps(requisition).reduce(
    (sum, { needed, signatures }) => sum + needed - signatures.length,
    0,
  );
  return left === 1
    ? "Your approval is recorded. 1 more is needed now."
    : `Your approval is recorded. ${left} more are needed now.`;
}
