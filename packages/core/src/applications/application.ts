import { z } from "zod";
import { workflowNodeSchema } from "../jobs/workflow-node.ts";
import { highlightSchema } from "./highlight.ts";
import { applicationStatuses } from "./status.ts";

const nullable = z.string().nullable();

/** The most that change together. */
export const applicationsAtOnce = 500;

/** The applications of a bulk action. */
export const applicationIds = z
  .array(z.number().int().positive())
  .min(1, "Choose at least one application.")
  .max(applicationsAtOnce, `Choose ${applicationsAtOnce} applications or fewer.`);

/** Refuses what does not say, for each application, where its reader saw it. */
export const eachVersion = "Give the version that you saw of each application: it may have moved.";

/**
 * The version of each that the reader saw, in the order of the ids: a row that has moved since stays.
 * Optional only where nothing is overwritten.
 */
export const seenVersions = z.array(z.number().int(), eachVersion).max(applicationsAtOnce);

/** It undoes the move before: what was planned and was taken back by that is planned again. */
export const isUndo = z.boolean().default(false);

type Seen = { ids: readonly number[]; versions?: readonly number[] | undefined };

/** Each application has a version, or none has. */
export const versionEach: [(seen: Seen) => boolean, { message: string; path: string[] }] = [
  ({ ids, versions }: Seen) => !versions || versions.length === ids.length,
  { message: eachVersion, path: ["versions"] },
];

/** An application as a list shows it. Hidden fields are null and named in `anonymise_data_fields`. */
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
  /** The node of its job's workflow where it stands; null where the job has none for its status. */
  node_id: z.number().int().nullable(),
  node_name: nullable,
  /** Why it was rejected or withdrawn. */
  status_reason: nullable,
  /** Since when it has been in its stage. */
  status_date_time: z.string(),
  created_date_time: z.string(),
  rating: z.number().int().min(1).max(5).nullable(),
  tags: z.array(z.string()),
  /** How many of the answers are knock-out answers: a flag for who decides. */
  knocked_out: z.number().int(),
  /** The mean of the scorecards' decisions, 1 to 4; null until the reader has submitted one. */
  score: z.number().nullable(),
  /** Whether the reader has looked at it. */
  viewed: z.boolean(),
  /** Counts its moves: who moves it says which one they saw. */
  version: z.number().int(),
  /** Whether the candidate has sent it at some time: one that was never sent only ends, and comes back from that. */
  submitted: z.boolean(),
  /** What of it is highlighted for this reader. Specification §6. */
  highlights: z.array(highlightSchema),
  /** Whether fields are hidden from this reader. */
  anonymised_row: z.boolean(),
  anonymise_data_fields: z.array(z.string()),
});
export type Application = z.output<typeof applicationSchema>;

/** Anonymisable histories. Specification §3. */
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

/** An answer to a question of the application form. */
export const answerSchema = z.object({
  question: z.string(),
  answer: z.string(),
  /** The job's question, where it is one. */
  question_id: z.uuid().optional(),
  /** One of the question's knock-out answers: a flag for who decides. */
  knocked_out: z.boolean().optional(),
  /** The file that was sent, of which the answer is the name; blank where that is hidden. */
  file: z.number().int().optional(),
});
export type Answer = z.output<typeof answerSchema>;

/** What applicants may tell of themselves anew whenever they apply. */
const givenSchema = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    contact_mobile_number: z.string(),
    city: z.string(),
    postcode: z.string(),
  })
  .partial();
export type Given = z.output<typeof givenSchema>;
export const givenFields = Object.keys(givenSchema.shape) as (keyof Given)[];

export const applicationDetailsSchema = applicationSchema.extend({
  /** The job's recruiter. */
  owner: z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
  /** Where an ended application stood before it ended. */
  restore_status: z.enum(applicationStatuses).nullable(),
  restore_node_id: z.number().int().nullable(),
  /** The stages of its job's workflow, in order; none for the fixed ones. */
  nodes: z.array(workflowNodeSchema),
  /** The person's other applications; none that would tell who an anonymised one is. */
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
  /** What was given with this application, and is something else in the person's record. */
  given: givenSchema.nullable(),
  history: historySchema.nullable(),
  /** The CV's name, media type and size in bytes; null where there is none or it is hidden. */
  cv: z.object({ name: z.string(), type: z.string(), size: z.number().int() }).nullable(),
  /** How many interviews it has that are not cancelled. */
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
