import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";
import type { Condition } from "./chain.ts";

/** Whom a chain asks: found when a request is sent. */
const approverSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("person"), user_id: z.number().int().positive() }),
  /** Everybody with the role who may see the job. */
  z.object({ by: z.literal("role"), role: z.string().max(80) }),
  /** The line manager of who sends the request. */
  z.object({ by: z.literal("line_manager") }),
  z.object({ by: z.literal("hiring_manager") }),
  z.object({ by: z.literal("recruiter") }),
]);
export type StoredApprover = z.output<typeof approverSchema>;

const value = z.union([z.string().max(200), z.number()]);
export const conditionSchema: z.ZodType<Condition> = z.union([
  z.object({
    field: z.string().max(40),
    is: z.literal("one_of"),
    values: z
      .array(value)
      .min(1, "Choose at least one value.")
      .max(50, "Choose 50 values or fewer."),
  }),
  z.object({
    field: z.string().max(40),
    is: z.enum(["at_least", "at_most"]),
    value: z.number().int(),
    currency: z.string().length(3).optional(),
  }),
]);

const name = (what: string) =>
  z
    .string()
    .max(80, "Shorten this to 80 characters or fewer.")
    .transform(sanitiseText)
    .refine((text) => text !== "", `Enter the ${what}'s name.`);

export const storedStepSchema = z.object({
  id: z.string().min(1).max(36),
  name: name("step"),
  /** Steps of the same stage run in parallel; stages follow each other. */
  stage: z.number().int().min(1).max(20),
  approvers: z.array(approverSchema).min(1, "Choose at least one approver.").max(20),
  /** How many of the approvers have to approve. */
  needed: z.number().int().min(1).max(20),
  condition: conditionSchema.nullable(),
  /** User id of who decides where no approver is left. */
  fallback: z.number().int().positive().nullable(),
  /** Fields that the approver answers for, beside salary and headcount. */
  reads: z.array(z.string().max(40)).max(20),
  /** Working days after which the fallback is asked too; null for never. */
  escalate_after: z.number().int().min(1).max(30).nullable(),
});
export type StoredStep = z.output<typeof storedStepSchema>;

export const storedChainSchema = z.object({
  name: name("chain"),
  scope: z.array(conditionSchema).max(10, "Set 10 conditions or fewer."),
  steps: z
    .array(storedStepSchema)
    .min(1, "Add at least one step.")
    .max(20, "Use 20 steps or fewer.")
    .refine(
      (steps) => new Set(steps.map(({ id }) => id)).size === steps.length,
      "Two steps have the same id.",
    ),
});
export type StoredChain = z.output<typeof storedChainSchema>;
