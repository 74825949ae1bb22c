import { z } from "zod";
import { mostCost } from "../costs/cost-input.ts";
import { costCurrencies } from "../costs/money.ts";
import { currencies } from "../jobs/job-input.ts";
import { sanitiseText } from "../validation/text.ts";
import {
  countFields,
  fieldNames,
  homeMoneyFields,
  isFieldOf,
  listedFields,
  moneyFields,
  type RequestField,
} from "./fields.ts";
import { subjectKinds } from "./subject.ts";

const userId = z.number().int().positive();

/** Whom a chain asks: found when a request is sent. */
const approverSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("person"), user_id: userId }),
  /** Everybody with the role who may see the job. */
  z.object({ by: z.literal("role"), role: z.string().max(80) }),
  /** The line manager of who sends the request. */
  z.object({ by: z.literal("line_manager") }),
  z.object({ by: z.literal("hiring_manager") }),
  z.object({ by: z.literal("recruiter") }),
]);
export type StoredApprover = z.output<typeof approverSchema>;

const comparison = z.enum(["at_least", "at_most"]);

const conditionSchema = z.discriminatedUnion("field", [
  z.object({
    field: z.enum(listedFields),
    is: z.literal("one_of"),
    values: z
      .array(z.string().max(200))
      .min(1, "Choose at least one value.")
      .max(50, "Choose 50 values or fewer."),
  }),
  z.object({
    field: z.enum(moneyFields),
    is: comparison,
    /** Minor units of `currency`. */
    value: z.number("Enter the amount.").int().min(0).max(100_000_000_000),
    currency: z.enum(currencies),
  }),
  z.object({
    field: z.enum(homeMoneyFields),
    is: comparison,
    /** Minor units of `currency`, the one of the company's costs. */
    value: z.number("Enter the amount.").int().min(0).max(mostCost),
    currency: z.enum(costCurrencies),
  }),
  z.object({
    field: z.enum(countFields),
    is: comparison,
    value: z.number("Enter the number.").int().min(1).max(999),
  }),
]);
export type StoredCondition = z.output<typeof conditionSchema>;

const name = (what: string) =>
  z
    .string()
    .max(80, "Shorten this to 80 characters or fewer.")
    .transform(sanitiseText)
    .refine((text) => text !== "", `Enter the ${what}'s name.`);

const isRole = ({ by }: StoredApprover) => by === "role";

export const storedStepSchema = z
  .object({
    id: z.string().min(1).max(36),
    name: name("step"),
    /** Steps of the same stage run in parallel; stages follow each other. */
    stage: z.number().int().min(1).max(20),
    approvers: z
      .array(approverSchema)
      .min(1, "Choose at least one approver.")
      .max(20, "Choose 20 approvers or fewer."),
    /** How many of the approvers have to approve. */
    needed: z.number("Enter the number.").int().min(1).max(20),
    condition: conditionSchema.nullable(),
    /** User id of who decides where no approver is left. */
    fallback: userId.nullable(),
    /** Fields that the approver answers for, beside salary and headcount. */
    reads: z.array(z.enum(Object.keys(fieldNames) as RequestField[])).max(20),
    /** Working days after which the fallback is asked too; null for never. */
    escalate_after: z.number().int().min(1).max(30).nullable(),
  })
  .refine(
    ({ approvers }) =>
      new Set(approvers.map((each) => JSON.stringify(each))).size === approvers.length,
    { path: ["approvers"], message: "An approver is there twice. Remove one of the two." },
  )
  .refine(({ approvers, needed }) => approvers.some(isRole) || needed <= approvers.length, {
    path: ["needed"],
    message: "More approvals are needed than there are approvers. Add approvers, or ask fewer.",
  })
  .refine(({ escalate_after, fallback }) => escalate_after === null || fallback !== null, {
    path: ["fallback"],
    message: "Choose who is asked when nobody decides in time.",
  });
export type StoredStep = z.output<typeof storedStepSchema>;

/** Parts of a chain, before they are held against each other. */
export const chainParts = z.object({
  /** What its requests are about. */
  kind: z.enum(subjectKinds).default("job"),
  name: name("chain"),
  scope: z.array(conditionSchema).max(10, "Set 10 conditions or fewer."),
  /** In order of their stages. */
  steps: z
    .array(storedStepSchema)
    .min(1, "Add at least one step.")
    .max(20, "Use 20 steps or fewer.")
    .refine(
      (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
      "Two steps have the same id.",
    )
    .transform((steps) => steps.toSorted((a, b) => a.stage - b.stage)),
});

type ChainParts = z.output<typeof chainParts>;

/** Fields that a chain names with their places in it. */
const namedFields = ({ scope, steps }: ChainParts) => [
  ...scope.map(({ field }, at) => ({ field, path: ["scope", at, "field"] })),
  ...steps.flatMap(({ condition, reads }, at) => [
    ...(condition ? [{ field: condition.field, path: ["steps", at, "condition", "field"] }] : []),
    ...reads.map((field) => ({ field, path: ["steps", at, "reads"] })),
  ]),
];

/** Refuses fields that the requests of a chain do not have. */
const needOwnFields = (chain: ChainParts, context: z.RefinementCtx): void => {
  for (const { field, path } of namedFields(chain))
    if (!isFieldOf(chain.kind, field))
      context.addIssue({
        code: "custom",
        path,
        message: "These requests have no such field. Choose another one.",
      });
};

export const storedChainSchema = chainParts.superRefine(needOwnFields);
export type StoredChain = ChainParts;

/** All conditions of a chain: those of its scope and of its steps. */
export const conditionsOf = ({
  scope,
  steps,
}: Pick<StoredChain, "scope" | "steps">): StoredCondition[] => [
  ...scope,
  ...steps.flatMap(({ condition }) => condition ?? []),
];

/** Most chains of a company. */
export const mostChains = 50;
