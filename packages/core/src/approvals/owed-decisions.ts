import type { People } from "./acts.ts";
import { decisionProblem } from "./perform.ts";
import { openSteps, type Requisition } from "./requisition.ts";

/** A decision that a user can give: the own, or that of an approver for whom they stand in. */
export interface OwedDecision {
  step: string;
  approver: number;
}

/** The decisions that a user can give now, at most one for each step: the own comes first. */
export function owedDecisions(
  requisition: Requisition,
  user: number,
  people: People,
): OwedDecision[] {
  return openSteps(requisition).flatMap(({ id: step, approvers }) => {
    const approver = [user, ...approvers].find(
      (each) =>
        decisionProblem(
          requisition,
          { type: "approve", step, by: user, approver: each },
          people,
        ) === undefined,
    );
    return approver === undefined ? [] : { step, approver };
  });
}
