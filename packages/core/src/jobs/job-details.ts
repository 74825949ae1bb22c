import { z } from "zod";
import { jobSchema, personSchema } from "./job.ts";
import { questionSchema, scorecardAttributeSchema } from "./question.ts";
import { workflowNodeSchema } from "./workflow-node.ts";

/** A job with everything that its form writes. */
export const jobDetailsSchema = jobSchema.extend({
  brand_name: z.string(),
  description: z.string(),
  recruiter_id: z.number().int(),
  members: z.array(z.number().int()),
  /** Recruiter, hiring manager and members, by name. */
  team: z.array(personSchema),
  questions: z.array(questionSchema),
  workflow_id: z.number().int().nullable(),
  /** The stages of its workflow, in order; none for the fixed ones. */
  nodes: z.array(workflowNodeSchema),
  scorecard: z.array(scorecardAttributeSchema),
  highlights: z.array(z.string()).nullable(),
  /** Why a draft came back from approval. */
  sent_back_reason: z.string().nullable(),
});
export type JobDetails = z.output<typeof jobDetailsSchema>;
