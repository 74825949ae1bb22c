import { z } from "zod";
import { workflowNodeSchema } from "../jobs/workflow-node.ts";
import { highlightSchema } from "./highlight.ts";
import { applicationStatuses } from "./status.ts";

const nullable = z.string().nullable();

/** Largest number of applications in one bulk action. */
export const bulkApplicationsMax = 500;

export const applicationIds = z
  .array(z.number().int().positive())
  .min(1, "Choose at least one application.")
  .max(bulkApplicationsMax, `Choose ${bulkApplicationsMax} applications or fewer.`);

/** Refusal of a bulk action whose versions do not match its ids. */
export const versionsRefusal = "Send the version that you saw of each application.";

/**
 * Version of each application as the reader saw it, in the order of the ids. An application that
 * has changed since is not moved. Optional only when nothing is overwritten.
 */
export const seenVersions = z.array(z.number().int(), versionsRefusal).max(bulkApplicationsMax);

/**
 * True when this move undoes the previous one; messages cancelled by that move are scheduled again.
 */
export const isUndo = z.boolean().default(false);

type Seen = { ids: readonly number[]; versions?: readonly number[] | undefined };

/** Checks that there is a version for every id, or none at all. */
export const versionForEachId: [(seen: Seen) => boolean, { message: string; path: string[] }] = [
  ({ ids, versions }: Seen) => !versions || versions.length === ids.length,
  { message: versionsRefusal, path: ["versions"] },
];

/** One row of an application list. Hidden fields are null and listed in `anonymise_data_fields`. */
export const applicationSchema = z.object({
  id: z.number().int(),
  app_uuid: z.string(),
  job_id: z.number().int(),
  job_number: z.number().int(),
  job_title: z.string(),
  candidate_id: z.number().int(),
  candidate_number: z.number().int(),
  first_name: nullable,
  last_name: nullable,
  email: nullable,
  contact_mobile_number: nullable,
  city: nullable,
  postcode: nullable,
  source: nullable,
  current_jobtitle: nullable,
  current_employer: nullable,
  status: z.enum(applicationStatuses),
  /** Workflow node of the application's stage; null when no node represents its status. */
  node_id: z.number().int().nullable(),
  node_name: nullable,
  /** Reason for rejection or withdrawal. */
  status_reason: nullable,
  /** When the application entered its stage. */
  status_date_time: z.string(),
  created_date_time: z.string(),
  rating: z.number().int().min(1).max(5).nullable(),
  tags: z.array(z.string()),
  /** Number of knock-out answers. A flag for the hiring team, never a decision. */
  knocked_out: z.number().int(),
  /** Mean of the scorecard decisions, 1 to 4; null until the reader has submitted a scorecard. */
  score: z.number().nullable(),
  /** True when the reader has opened it. */
  viewed: z.boolean(),
  /** Incremented by each move; a move names the version it started from. */
  version: z.number().int(),
  /**
   * True once the candidate has submitted it. An application never submitted can only end, and
   * return from that.
   */
  submitted: z.boolean(),
  /** Highlights for this reader. Specification §6. */
  highlights: z.array(highlightSchema),
  /** True when fields are hidden from this reader. */
  anonymised_row: z.boolean(),
  anonymise_data_fields: z.array(z.string()),
});
export type Application = z.output<typeof applicationSchema>;

/** Histories that can be anonymised. Specification §3. */
export const historySchema = z.object({
  employment: z.array(
    z.object({
      company: z.string(),
      job_title: z.string(),
      description: z.string(),
      employment_length: z.string(),
    }),
  ),
  education: z.array(
    z.object({ type: z.string(), subject: z.string(), institute: z.string(), grade: z.string() }),
  ),
  courses: z.array(z.object({ name: z.string(), institute: z.string() })),
  skills: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      years_experience: z.number(),
      category: z.string(),
    }),
  ),
});
export type History = z.output<typeof historySchema>;

export const answerSchema = z.object({
  question: z.string(),
  answer: z.string(),
  /** Absent when the answer belongs to no question of the job. */
  question_id: z.uuid().optional(),
  /** True for a knock-out answer: a flag for the hiring team, never a decision. */
  knocked_out: z.boolean().optional(),
  /** Id of the uploaded file whose name is the answer; the answer is blank when hidden. */
  file: z.number().int().optional(),
});
export type Answer = z.output<typeof answerSchema>;

/** Personal details that a person may state differently in each application. */
const submittedDetailsSchema = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    contact_mobile_number: z.string(),
    city: z.string(),
    postcode: z.string(),
  })
  .partial();
export type SubmittedDetails = z.output<typeof submittedDetailsSchema>;
export const submittedFields = Object.keys(
  submittedDetailsSchema.shape,
) as (keyof SubmittedDetails)[];

export const applicationDetailsSchema = applicationSchema.extend({
  owner: z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
  /** Status of an ended application before it ended. */
  restore_status: z.enum(applicationStatuses).nullable(),
  restore_node_id: z.number().int().nullable(),
  /** Stages of the job's workflow, in order; empty for the default stages. */
  nodes: z.array(workflowNodeSchema),
  /**
   * The candidate's other applications, without any that would identify an anonymised candidate.
   */
  others: z.array(
    z.object({
      id: z.number().int(),
      job_title: z.string(),
      job_number: z.number().int(),
      status: z.enum(applicationStatuses),
      node_name: nullable,
      created_date_time: z.string(),
    }),
  ),
  answers: z.array(answerSchema),
  /** Details submitted with this application that differ from the candidate's record. */
  submitted_differences: submittedDetailsSchema.nullable(),
  history: historySchema.nullable(),
  /** Name, media type and size in bytes of the CV; null when missing or hidden. */
  cv: z.object({ name: z.string(), type: z.string(), size: z.number().int() }).nullable(),
  /** Number of interviews that are not cancelled. */
  interview_count: z.number().int(),
});
export type ApplicationDetails = z.output<typeof applicationDetailsSchema>;

export const noteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  created_by: z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
  created_date_time: z.string(),
});
export type Note = z.output<typeof noteSchema>;
