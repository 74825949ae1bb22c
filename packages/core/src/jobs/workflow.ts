import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";
import { plainText } from "../validation/text.ts";
import { workflowNodeSchema } from "./workflow-node.ts";

/** A company's own stage, mapped to a fixed status. Design §6. */
export const workflowNodeInput = z.object({
  /** Id of an existing stage; absent for a new one. */
  id: z.number().int().positive().optional(),
  name: plainText(60, "Name the stage."),
  status: z.enum(applicationStatuses),
});

export const workflowInput = z.object({
  name: plainText(80, "Name the workflow."),
  nodes: z
    .array(workflowNodeInput)
    .min(1, "Add at least one stage.")
    .max(20, "Use 20 stages or fewer.")
    .refine(
      (nodes) => new Set(nodes.map(({ name }) => name.toLowerCase())).size === nodes.length,
      "Two stages have the same name. Rename one.",
    )
    .refine(
      (nodes) => nodes.some(({ status }) => status === "APPLIED"),
      "Map a stage to Applied: that is where new applications arrive.",
    ),
});
export type WorkflowInput = z.output<typeof workflowInput>;

export const workflowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  nodes: z.array(workflowNodeSchema),
  /** True when new vacancies are no longer offered it. */
  is_archived: z.boolean(),
  /** Number of vacancies that use it, and of those that are live. */
  jobs: z.number().int(),
  live_jobs: z.number().int(),
  /** Titles of the first live vacancies. */
  live_titles: z.array(z.string()),
  /** Incremented by each edit; an edit names the version it started from. */
  version: z.number().int(),
});
export type Workflow = z.output<typeof workflowSchema>;
