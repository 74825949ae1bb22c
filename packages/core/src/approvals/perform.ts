import { isBlank } from "../validation/invisible.ts";
import type { Act, Approve, Escalate, People, Reassign, Refuse } from "./acts.ts";
import { requiredSteps } from "./chain.ts";
import {
  changedFields,
  isSigned,
  openSteps,
  reopen,
  type Requisition,
  type RequisitionState,
  type RequisitionStep,
} from "./requisition.ts";
import { settle } from "./settle.ts";

/** The states in which each act is possible. */
export const possibleIn: Readonly<Record<Act["type"], readonly RequisitionState[]>> = {
  send: ["draft", "sent_back"],
  change: ["draft", "pending", "sent_back", "approved"],
  approve: ["pending"],
  reject: ["pending"],
  send_back: ["pending"],
  reassign: ["pending"],
  escalate: ["pending"],
  leave: ["draft", "pending", "sent_back", "approved", "withdrawn"],
  recall: ["pending"],
  withdraw: ["draft", "pending", "sent_back", "approved"],
};

const inWords: Record<RequisitionState, string> = {
  draft: "has not been sent for approval",
  pending: "waits for approval",
  sent_back: "was sent back",
  approved: "is approved",
  withdrawn: "was withdrawn",
};

/** Why an act is refused: a sentence for who does it. */
export interface Refusal {
  problem: string;
}

/** Does something about a requisition, or says why it can't be done. The one place that decides. */
export function perform(requisition: Requisition, act: Act, people: People): Requisition | Refusal {
  if (!possibleIn[act.type].includes(requisition.state))
    return { problem: `This request ${inWords[requisition.state]}. Look at it again.` };
  const done = apply(requisition, act, people);
  return "problem" in done ? done : settle(done, people);
}

function apply(requisition: Requisition, act: Act, people: People): Requisition | Refusal {
  switch (act.type) {
    case "send":
      return { ...requisition, state: "pending" };
    case "change": {
      const changed = changedFields(requisition.fields, act.fields);
      const steps = reopen(requisition.steps, changed);
      const state = requisition.state === "approved" ? "pending" : requisition.state;
      return { ...requisition, fields: act.fields, steps, state };
    }
    case "approve":
      return approve(requisition, act, people);
    case "reject":
    case "send_back":
      return refuse(requisition, act, people);
    case "reassign":
      return reassign(requisition, act, people);
    case "escalate":
      return escalate(requisition, act, people);
    case "leave":
      return requisition;
    case "recall":
      return { ...requisition, state: "draft" };
    case "withdraw":
      return { ...requisition, state: "withdrawn" };
  }
}

const withStep = (
  requisition: Requisition,
  id: string,
  change: (step: RequisitionStep) => Partial<RequisitionStep>,
): Requisition => ({
  ...requisition,
  steps: requisition.steps.map((step) => (step.id === id ? { ...step, ...change(step) } : step)),
});

function approve(requisition: Requisition, act: Approve, people: People): Requisition | Refusal {
  const problem = decisionProblem(requisition, act, people);
  if (problem) return { problem };
  const { by, approver = by } = act;
  return withStep(requisition, act.step, ({ signatures }) => ({
    signatures: [...signatures, { approver, by }],
  }));
}

function refuse(requisition: Requisition, act: Refuse, people: People): Requisition | Refusal {
  const problem = decisionProblem(requisition, act, people);
  if (problem) return { problem };
  if (isBlank(act.comment)) return { problem: "Say why, so that the request can be put right." };
  if (act.type === "send_back")
    return {
      ...withStep(requisition, act.step, () => ({ signatures: [] })),
      state: "sent_back",
    };
  const steps = requisition.steps.map((step) => ({ ...step, signatures: [] }));
  return { ...requisition, steps, state: "draft" };
}

/** Why somebody can't decide about a step; undefined if they can. */
export function decisionProblem(
  requisition: Requisition,
  act: Approve | Refuse,
  people: People,
): string | undefined {
  const { by, approver = by } = act;
  const step = openSteps(requisition).find(({ id }) => id === act.step);
  if (!step) return "This step does not wait for a decision now. Look at the request again.";
  if (!people.isActive(by)) return "Your account is not active.";
  if (by === requisition.requested_by)
    return "You sent this request yourself. Somebody else decides about it.";
  if (!step.approvers.includes(approver))
    return approver === by
      ? "You are not an approver of this step."
      : "They are not an approver of this step any more. Look at the request again.";
  if (step.signatures.some((each) => each.approver === approver || each.by === by))
    return "This approval has been given already.";
  if (approver === by) return undefined;
  if (step.approvers.includes(by)) return "Decide for yourself first.";
  if (act.isOnBehalf || people.delegateOf(approver) === by) return undefined;
  return "You do not stand in for them today. Ask them, or somebody who may decide for others.";
}

function reassign(requisition: Requisition, act: Reassign, people: People): Requisition | Refusal {
  const step = unsignedStep(requisition, act.step);
  if (!step) return { problem: "This step is decided or skipped. Look at the request again." };
  const { from, to } = act;
  if (!step.approvers.includes(from) || step.signatures.some(({ approver }) => approver === from))
    return { problem: "They owe no decision in this step. Look at the request again." };
  const problem = newApproverProblem(requisition, step, to, people);
  if (problem) return { problem };
  return withStep(requisition, act.step, ({ approvers }) => ({
    approvers: approvers.map((each) => (each === from ? to : each)),
  }));
}

function escalate(requisition: Requisition, act: Escalate, people: People): Requisition | Refusal {
  const step = openSteps(requisition).find(({ id }) => id === act.step);
  if (!step) return { problem: "This step does not wait for a decision now." };
  const problem = newApproverProblem(requisition, step, act.to, people);
  if (problem) return { problem };
  return withStep(requisition, act.step, ({ approvers }) => ({
    approvers: [...approvers, act.to],
  }));
}

const unsignedStep = ({ steps, fields }: Requisition, wanted: string) =>
  requiredSteps(steps, fields).find((step) => step.id === wanted && !isSigned(step));

function newApproverProblem(
  { requested_by }: Requisition,
  { approvers, signatures }: RequisitionStep,
  to: number,
  people: People,
): string | undefined {
  if (!people.isActive(to)) return "Their account is not active. Choose somebody else.";
  if (to === requested_by) return "They sent the request. Choose somebody else.";
  if (approvers.includes(to)) return "They are an approver of this step already.";
  if (signatures.some(({ by }) => by === to))
    return "They have approved this step for somebody else. Choose another person.";
  return undefined;
}
