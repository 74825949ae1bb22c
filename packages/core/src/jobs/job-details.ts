import { z } from "zod";
import { jobSchema, personSchema } from "./job.ts";
import { questionSchema, scorecardAttributeSchema } from "./question.ts";
import { workflowNodeSchema } from "./workflow-node.ts";

/** A job with every field of its form. */
export const jobDetailsSchema = jobSchema.extend({
  brand_name: z.string(),
  description: z.string(),
  recruiter_id: z.number().int(),
  members: z.array(z.number().int()),
  /** Recruiter, hiring manager and members. */
  team: z.array(personSchema),
  questions: z.array(questionSchema),
  workflow_id: z.number().int().nullable(),
  /** Stages of the workflow, in order; empty for the default stages. */
  nodes: z.array(workflowNodeSchema),
  scorecard: z.array(scorecardAttributeSchema),
  highlights: z.array(z.string()).nullable(),
  /** Most applicants whom each agency may submit; null for no limit. */
  agency_cv_cap: z.number().int().nullable(),
  /** Reason why a draft was returned from approval. */
  sent_back_reason: z.string().nullable(),
});
export type JobDetails = z.output<typeof jobDetailsSchema>;
