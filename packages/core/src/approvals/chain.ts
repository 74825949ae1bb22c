import { termFields } from "./terms.ts";

/** What a requisition asks for, by the field's name. Amounts are minor units of `currency`. */
export type Fields = Readonly<Record<string, string | number | null>>;

/** A comparison that a requisition meets or not. */
export type Condition = Readonly<
  | { field: string; is: "one_of"; values: readonly (string | number)[] }
  | {
      field: string;
      is: "at_least" | "at_most";
      value: number;
      /** Of an amount: a requisition in another currency does not meet it. */
      currency?: string;
    }
>;

/** A step of a chain: `needed` of its approvers have to approve. */
export interface ChainStep {
  id: string;
  name: string;
  /** Steps of the same stage run in parallel; stages follow each other. */
  stage: number;
  /** User ids: what a chain says by role or line manager is resolved when the request is sent. */
  approvers: readonly number[];
  needed: number;
  /** The step is skipped unless this is met. */
  condition: Condition | null;
  /** Decides where no approver is left. */
  fallback: number | null;
  /** Fields that the approver answers for, beside the terms of every approval. */
  reads: readonly string[];
}

export interface Chain {
  id: number;
  name: string;
  is_on: boolean;
  /** A requisition goes this way if it meets all of them. */
  scope: readonly Condition[];
  steps: readonly ChainStep[];
}

/** The terms are part of every approval, whatever else its step reads. */
export const readBy = ({ reads }: Pick<ChainStep, "reads">): string[] => [
  ...new Set([...termFields, ...reads]),
];

export function meets(fields: Fields, condition: Condition): boolean {
  const value = fields[condition.field] ?? null;
  if (condition.is === "one_of") return value !== null && condition.values.includes(value);
  if (typeof value !== "number") return false;
  if (condition.currency && condition.currency !== fields["currency"]) return false;
  return condition.is === "at_least" ? value >= condition.value : value <= condition.value;
}

/** The first chain, in the company's order, whose scope the requisition meets. */
export const chainFor = <Scoped extends Pick<Chain, "is_on" | "scope">>(
  chains: readonly Scoped[],
  fields: Fields,
): Scoped | undefined =>
  chains.find(({ is_on, scope }) => is_on && scope.every((each) => meets(fields, each)));

/**
 * The steps that a requisition has to pass. A chain whose conditions skip every step keeps its last
 * one: nothing opens that nobody approved.
 */
export function requiredSteps<Step extends Pick<ChainStep, "condition">>(
  steps: readonly Step[],
  fields: Fields,
): Step[] {
  const required = steps.filter(({ condition }) => !condition || meets(fields, condition));
  return required.length > 0 ? required : steps.slice(-1);
}
