import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { applicationSchema } from "../applications/application.ts";
import { personSchema } from "../jobs/job.ts";
import { fieldChangeSchema } from "../jobs/activity-contract.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { requisitionSortColumns, requisitionTabs } from "./list-columns.ts";
import { isBlank } from "../validation/invisible.ts";
import { plainText, sanitiseText } from "../validation/text.ts";
import type { requestFields } from "./fields.ts";
import { requisitionStates } from "./requisition.ts";
import { subjectKinds } from "./subject.ts";

const nullable = z.string().nullable();

/** A decision that somebody can give now: for themselves, or for the one they stand in for. */
const owedDecision = z.object({
  step_id: z.string(),
  step: z.string(),
  /** Null for the own decision. */
  approver: personSchema.nullable(),
});

/** What a request is about. */
const subject = {
  kind: z.enum(subjectKinds),
  subject_id: z.number().int(),
};

const requisitionLine = z.object({
  id: z.number().int(),
  ...subject,
  job_number: z.number().int().nullable(),
  title: z.string(),
  dept: z.string(),
  location: z.string(),
  /** Of a job. */
  openings: z.number().int().nullable(),
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  /** Of an offer, for a year. */
  offered_salary: z.number().int().nullable(),
  start_date: nullable,
  /** Of a cost, in the company's currency; null without a rate. */
  cost_net: z.number().int().nullable(),
  currency: z.string(),
  /** Whom an offer is for; null for approvers who may not open the application. */
  applicant: applicationSchema
    .pick({
      id: true,
      candidate_number: true,
      first_name: true,
      last_name: true,
      anonymised_row: true,
      anonymise_data_fields: true,
    })
    .nullable(),
  state: z.enum(requisitionStates),
  chain_name: z.string(),
  requested_by: personSchema.nullable(),
  sent_date_time: nullable,
  decided_date_time: nullable,
  /** Working days since it was sent, until it was decided. */
  working_days: z.number().int().nullable(),
  /** The steps that wait for a decision, and of whom. */
  waiting: z.array(z.object({ step: z.string(), people: z.array(personSchema) })),
  /** The decisions that the caller can give now. */
  owed: z.array(owedDecision),
  /** Grows with what is asked for, not with signatures. */
  version: z.number().int(),
});
export type RequisitionLine = z.output<typeof requisitionLine>;

export const listRequisitions = endpoint({
  method: "GET",
  path: "/api/approvals",
  summary: "Lists the requests for approval that the caller may read, one page",
  company: "ATS",
  query: pageQuery(requisitionSortColumns, { sc: "sent_date_time", so: "asc" }).extend({
    tab: z.enum(requisitionTabs).default("mine"),
    /** Words of the title, department or location, or its number. */
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").default(""),
  }),
  response: pageOf(requisitionLine),
});

export const getApprovalFigures = endpoint({
  method: "GET",
  path: "/api/approvals/figures",
  summary: "Returns how long approvals take: of the requests that the caller may read",
  company: "ATS",
  response: z.object({
    /** Requests that wait for a decision of the caller. */
    mine: z.number().int(),
    pending: z.number().int(),
    /** Of the last 90 days, in working days; null without any. */
    median_working_days: z.number().nullable(),
    decided: z.number().int(),
    /** The one that waits longest. */
    longest: z
      .object({
        ...subject,
        title: z.string(),
        job_number: z.number().int().nullable(),
        working_days: z.number().int(),
      })
      .nullable(),
  }),
});

/** States of a step; a skipped one has a condition that the request does not meet. */
export const stepStates = ["approved", "waiting", "later", "skipped"] as const;

/** As a chain stores it. */
const stepCondition = z.union([
  z.object({
    field: z.string(),
    is: z.literal("one_of"),
    values: z.array(z.union([z.string(), z.number()])),
  }),
  z.object({
    field: z.string(),
    is: z.enum(["at_least", "at_most"]),
    value: z.number(),
    currency: z.string().optional(),
  }),
]);

const stepSchema = z.object({
  id: z.string(),
  name: z.string(),
  stage: z.number().int(),
  state: z.enum(stepStates),
  needed: z.number().int(),
  condition: stepCondition.nullable(),
  reads: z.array(z.string()),
  approvers: z.array(
    personSchema.extend({
      /** Who signed: the approver, a delegate, or somebody on behalf of them. */
      signed_by: personSchema.nullable(),
    }),
  ),
});

export const requisitionEventTypes = [
  "sent",
  "changed",
  "approved",
  "rejected",
  "sent_back",
  "recalled",
  "withdrawn",
  "reassigned",
  "escalated",
  "passed_on",
  "question",
  "answer",
  "reminded",
] as const;
export type RequisitionEventType = (typeof requisitionEventTypes)[number];

const signedStep = z.object({
  step: z.string(),
  approver: z.string(),
  /** Another name than the approver's where somebody else signed. */
  by: z.string(),
});
export type SignedStep = z.output<typeof signedStep>;

const versionSchema = z.object({
  number: z.number().int(),
  approved_date_time: z.string(),
  signatures: z.array(signedStep),
  fingerprint: z.string(),
  /** False when the version, or one before it, is no longer what was approved. */
  holds: z.boolean(),
});

export const requisitionSchema = requisitionLine.omit({ id: true, state: true }).extend({
  /** Null, and version 0, until it is sent or something is written down for it. */
  id: z.number().int().nullable(),
  /** False where it goes on without an approval. */
  is_needed: z.boolean(),
  state: z.enum(requisitionStates),
  /** By the names of `requestFields`; salary has its own fields above. */
  asked: z.object({
    justification: nullable,
    cost_centre: nullable,
    budget: z.number().int().nullable(),
    start_day: nullable,
  }),
  brand_name: z.string(),
  job_type: z.string(),
  source: z.string(),
  /** The cost that approvers decide about; null for another request. */
  cost: z
    .object({
      type: z.string(),
      paid_for: z.string(),
      supplier: z.string(),
      invoice_number: z.string(),
      /** In the invoice's currency, in words; null where that is the company's. */
      original_net: nullable,
      /** The jobs that it is split over, in words. */
      jobs: z.string(),
      budget_state: nullable,
      /** The budgets that it goes beyond, in words. */
      budget_effect: nullable,
    })
    .nullable(),
  /** Null where the caller may not open the job. */
  job_status: nullable,
  /** The document of a cost that the caller may open; null without one. */
  document_name: nullable,
  steps: z.array(stepSchema),
  /** Newest first. */
  events: z.array(
    z.object({
      id: z.number().int(),
      type: z.enum(requisitionEventTypes),
      user: personSchema.nullable(),
      /** Whose decision it was, or who was asked in place of somebody. */
      approver: personSchema.nullable(),
      is_on_behalf: z.boolean(),
      through_mail: z.boolean(),
      step_name: nullable,
      comment: nullable,
      changes: z.array(fieldChangeSchema),
      created_date_time: z.string(),
    }),
  ),
  /** Newest first. */
  versions: z.array(versionSchema),
  /** What differs from what was approved last. */
  changes: z.array(fieldChangeSchema),
  /** The openings that may be filled. */
  approved_openings: z.number().int(),
  /** Hires of the last three years for jobs of the same title, by job; never who was hired. */
  earlier_hires: z.array(
    z.object({
      job_number: z.number().int(),
      title: z.string(),
      location: z.string(),
      salary_min: z.number().int().nullable(),
      salary_max: z.number().int().nullable(),
      currency: z.string(),
      hired: z.number().int(),
      last_hired_date_time: z.string(),
    }),
  ),
  may: z.object({
    /** Change what is asked for, beside the job. */
    edit: z.boolean(),
    /** Change approvers, and decide on behalf of them. */
    manage: z.boolean(),
    remind: z.boolean(),
  }),
});
export type RequisitionDetails = z.output<typeof requisitionSchema>;
export type RequisitionEvent = RequisitionDetails["events"][number];

export const getRequisition = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/requisition",
  summary: "Returns what a job asks approval for, its steps, history and approved versions",
  company: "ATS",
  params: idParam,
  response: requisitionSchema,
});

export const getOfferRequisition = endpoint({
  method: "GET",
  path: "/api/offers/{id}/requisition",
  summary: "Returns what an offer asks approval for, its steps, history and approved versions",
  company: "ATS",
  params: idParam,
  response: requisitionSchema,
});

export const getCostRequisition = endpoint({
  method: "GET",
  path: "/api/costs/{id}/requisition",
  summary: "Returns what a cost asks approval for, its steps, history and approved versions",
  company: "ATS",
  params: idParam,
  response: requisitionSchema,
});

const optionalText = (max: number) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform((text) => sanitiseText(text) || null)
    .nullable();

/** The fields of a request beside the job's own. */
export const askedSchema = z.object({
  justification: optionalText(2000),
  cost_centre: optionalText(40),
  /** Minor units of the job's currency, for a year. */
  budget: z.number().int().min(0).max(100_000_000_000).nullable(),
  start_day: z.iso.date("Enter a full date.").nullable(),
}) satisfies z.ZodType<Record<(typeof requestFields)[number], string | number | null>>;
export type Asked = z.output<typeof askedSchema>;

export const saveRequisition = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/requisition",
  summary: "Saves what a request asks beside the job; steps that read a changed field decide again",
  access: "UPDATE_JOBS",
  ifMatch: true,
  params: idParam,
  body: askedSchema,
  response: z.object({}),
});

export const decisions = ["approve", "reject", "send_back"] as const;
export type RequisitionDecision = (typeof decisions)[number];

/** Most requests in one decision. */
export const bulkDecisionsMax = 100;

const comment = z
  .string()
  .max(1000, "Shorten this to 1000 characters or fewer.")
  .transform(sanitiseText);

export const decideRequisitions = endpoint({
  method: "PUT",
  path: "/api/approvals/decisions",
  summary: "Approves, rejects or sends back requests, with a result for each",
  company: "ATS",
  idempotent: true,
  body: z
    .object({
      requests: z
        .array(z.object({ id: z.number().int().positive(), version: z.number().int().positive() }))
        .min(1, "Choose at least one request.")
        .max(bulkDecisionsMax, `Choose ${bulkDecisionsMax} requests or fewer.`),
      decision: z.enum(decisions),
      comment: comment.optional(),
      /** User id of the approver on behalf of whom the caller decides. */
      on_behalf_of: z.number().int().positive().optional(),
    })
    .refine(({ decision, comment: said }) => decision === "approve" || !isBlank(said ?? ""), {
      message: "Say why, so that the request can be put right.",
      path: ["comment"],
    }),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        ...subject,
        title: z.string(),
        decided: z.boolean(),
        state: z.enum(requisitionStates),
        /** Why it was not decided, or what is left to do. */
        message: nullable,
      }),
    ),
  }),
});
export type DecisionResult = z.output<typeof decideRequisitions.response>["records"][number];

export const writeToRequisition = endpoint({
  method: "POST",
  path: "/api/approvals/{id}/messages",
  summary: "Asks a question about a request, or answers one; both sides are told",
  company: "ATS",
  idempotent: true,
  params: idParam,
  body: z.object({
    type: z.enum(["question", "answer"]),
    text: plainText(1000, "Write the question or answer."),
  }),
  response: z.object({}),
});

export const changeApprover = endpoint({
  method: "PUT",
  path: "/api/approvals/{id}/approver",
  summary: "Gives a step's open decision to another approver",
  access: "MANAGE_APPROVALS",
  params: idParam,
  body: z.object({
    step_id: z.string().min(1).max(36),
    from: z.number().int().positive(),
    to: z.number().int().positive(),
  }),
  response: z.object({}),
});

export const remindApprovers = endpoint({
  method: "POST",
  path: "/api/approvals/{id}/reminders",
  summary: "Mails those whose decision a request waits for, each at most once a day",
  company: "ATS",
  idempotent: true,
  params: idParam,
  response: z.object({ reminded: z.number().int() }),
});

export const approvalsContract = {
  listRequisitions,
  getApprovalFigures,
  getRequisition,
  getOfferRequisition,
  getCostRequisition,
  saveRequisition,
  writeToRequisition,
  changeApprover,
  remindApprovers,
  decideRequisitions,
};
