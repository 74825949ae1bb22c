import {
  type ConditionField,
  homeMoneyFields,
  isFieldOf,
  listedFields,
  moneyFields,
} from "@ats/core/approvals/fields";
import type {
  StoredApprover,
  StoredChain,
  StoredCondition,
  StoredStep,
} from "@ats/core/approvals/stored-chain";
import type { CostCurrency } from "@ats/core/costs/money";
import { type SubjectKind, subjectKinds } from "@ats/core/approvals/subject";
import { z } from "zod";

export const isListed = (field: ConditionField): field is (typeof listedFields)[number] =>
  listedFields.some((each) => each === field);
export const isMoney = (field: ConditionField): field is (typeof moneyFields)[number] =>
  moneyFields.some((each) => each === field);

export const isHomeMoney = (field: ConditionField): field is (typeof homeMoneyFields)[number] =>
  homeMoneyFields.some((each) => each === field);

/** A condition while it is typed: it may be incomplete, and keeps what another kind had. */
export interface TypedCondition {
  key: string;
  field: ConditionField;
  values: string[];
  is: "at_least" | "at_most";
  value: number | null;
  currency: CostCurrency;
}

export interface TypedStep
  extends Pick<StoredStep, "id" | "name" | "approvers" | "fallback" | "reads" | "escalate_after"> {
  needed: number | null;
  condition: TypedCondition | null;
  /** Runs in parallel with the step before. */
  isTogether: boolean;
}

export interface TypedChain {
  kind: SubjectKind;
  name: string;
  scope: TypedCondition[];
  steps: TypedStep[];
}

/** The stored values, which may not be valid yet. */
export const typedSchema: z.ZodType<TypedChain> = z.object({
  kind: z.enum(subjectKinds),
  name: z.string(),
  scope: z.array(z.custom<TypedCondition>((value) => typeof value === "object")),
  steps: z.array(z.custom<TypedStep>((value) => typeof value === "object")),
});

export const newCondition = (): TypedCondition => ({
  key: crypto.randomUUID(),
  // Every kind of request has it.
  field: "dept",
  values: [],
  is: "at_least",
  value: null,
  currency: "GBP",
});

export const newStep = (): TypedStep => ({
  id: crypto.randomUUID(),
  name: "",
  approvers: [],
  needed: 1,
  condition: null,
  isTogether: false,
  fallback: null,
  reads: [],
  escalate_after: null,
});

export const newChain = (): TypedChain => ({
  kind: "job",
  name: "",
  scope: [],
  steps: [newStep()],
});

function typedCondition(condition: StoredCondition): TypedCondition {
  const blank = newCondition();
  if (condition.is !== "one_of") return { ...blank, ...condition };
  const { field, values } = condition;
  return { ...blank, field, values };
}

export const typedChain = ({ kind, name, scope, steps }: StoredChain): TypedChain => ({
  kind,
  name,
  scope: scope.map(typedCondition),
  steps: steps.map(({ stage, condition, ...step }, index) => ({
    ...step,
    condition: condition && typedCondition(condition),
    isTogether: index > 0 && steps[index - 1]?.stage === stage,
  })),
});

/** The condition for the contract, which says what is missing. */
function conditionOf({ field, values, is, value, currency }: TypedCondition): unknown {
  if (isListed(field)) return { field, is: "one_of", values };
  return isMoney(field) || isHomeMoney(field)
    ? { field, is, value, currency }
    : { field, is, value };
}

/** The steps for the contract, numbered by stages. */
export function stepsOf(steps: readonly TypedStep[]) {
  let stage = 0;
  return steps.map(({ isTogether, condition, ...step }, index) => {
    if (index === 0 || !isTogether) stage += 1;
    return { ...step, stage, condition: condition && conditionOf(condition) };
  });
}

export const chainOf = ({ kind, name, scope, steps }: TypedChain) => ({
  kind,
  name,
  scope: scope.map(conditionOf),
  steps: stepsOf(steps),
});

/** The chain for requests of another kind, without what these do not have. */
export function ofKind(chain: TypedChain, kind: SubjectKind): TypedChain {
  const has = (field: string) => isFieldOf(kind, field);
  return {
    ...chain,
    kind,
    scope: chain.scope.filter(({ field }) => has(field)),
    steps: chain.steps.map((step) => ({
      ...step,
      condition: step.condition && has(step.condition.field) ? step.condition : null,
      reads: step.reads.filter(has),
    })),
  };
}

/** An approver as the id of an option. */
export const approverId = (approver: StoredApprover): string =>
  approver.by === "person"
    ? `person ${approver.user_id}`
    : approver.by === "role"
      ? `role ${approver.role}`
      : approver.by;

export function approverOf(id: string): StoredApprover {
  if (id.startsWith("person ")) return { by: "person", user_id: Number(id.slice(7)) };
  if (id.startsWith("role ")) return { by: "role", role: id.slice(5) };
  return { by: id as "line_manager" | "hiring_manager" | "recruiter" };
}
