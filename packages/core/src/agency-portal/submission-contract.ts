import { z } from "zod";
import { cvMaxBytes, cvRefusals } from "../candidates/cv-file.ts";
import { bodyBytes, endpoint, file } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { email } from "../validation/email.ts";
import { namePart, withName } from "../validation/person-name.ts";
import { telephone } from "../validation/telephone.ts";
import { optionalText } from "../validation/text.ts";
import { clientParam } from "./client-param.ts";
import { feeForecastSchema } from "./fee-forecast.ts";
import { submissionFilters, submissionSortColumns } from "./list-columns.ts";
import { submissionStages } from "./submission.ts";

const id = z.coerce.number().int().positive();
const jobParams = clientParam.extend({ job_id: id });
/** What tells a person from others. */
const submittedContact = z.object({
  email,
  contact_mobile_number: telephone.nullable().default(null),
});

/** A person about whom an agency asks. */
export const askedContact = z
  .object({
    email: email.nullable().default(null),
    contact_mobile_number: telephone.nullable().default(null),
  })
  .refine((asked) => asked.email !== null || asked.contact_mobile_number !== null, {
    path: ["email"],
    error: "Enter an email or a mobile number.",
  });

/** Most candidates that are submitted at once. */
export const mostSubmitted = 20;

/** A candidate as an agency submits them. */
export const submissionInput = withName(
  submittedContact.extend({
    first_name: namePart,
    last_name: namePart,
    city: optionalText(100).default(""),
    postcode: optionalText(12).default(""),
    cv: z.object({ upload: z.uuid(), name: z.string().trim().min(1).max(200) }),
    /** Day on which the candidate agreed to be submitted for this job. */
    consent_date: z.iso.date("Enter the day on which the candidate agreed."),
    has_right_to_represent: z.literal(true, "Confirm that you may represent the candidate."),
    accepts_fee: z.literal(true, "Accept the fee of the job to submit."),
    availability: optionalText(200).default(""),
    note: optionalText(2_000).default(""),
  }),
  "Enter the first name.",
);
export type SubmissionInput = z.output<typeof submissionInput>;

export const getSubmissionForm = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/jobs/{job_id}/submission-form",
  summary: "Returns the fee and the limits of submissions to a job that takes candidates now",
  access: "agencyJobs",
  company: "AGENCY",
  params: jobParams,
  response: z.object({
    job: z.object({ id: z.number().int(), title: z.string() }),
    /** The fee that the job shows, which a submission accepts. */
    fee_text: z.string(),
    fee_percent: z.number().nullable(),
    /** By the terms in force. */
    fee: feeForecastSchema.nullable(),
    /** Candidates whom the job takes of the agency beside those submitted; null without a limit. */
    candidates_left: z.number().int().nullable(),
    /** People about whom the agency may still ask today, submissions included. */
    checks_left: z.number().int(),
  }),
});
export type SubmissionForm = z.output<typeof getSubmissionForm.response>;

export const checkCandidate = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/jobs/{job_id}/check",
  summary:
    "Tells whether a person is open for submission to a job now. Nothing of the person is kept",
  access: "agencyJobs",
  company: "AGENCY",
  params: jobParams,
  body: askedContact,
  response: z.object({ is_open: z.boolean() }),
});

export const readSubmittedCv = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/jobs/{job_id}/cv",
  summary:
    "Stores a CV for a submission and returns the details that it gives. The body is the file",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  answers: "name people",
  params: jobParams,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z.file().max(cvMaxBytes, cvRefusals.large),
  response: z.object({
    /** Waits a day for its submission. */
    upload: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    contact_mobile_number: z.string(),
  }),
});

export const submitCandidates = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/jobs/{job_id}/submissions",
  summary: "Submits candidates for a job, with a result for each",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  maxBytes: bodyBytes.large,
  params: jobParams,
  body: z.object({
    candidates: z
      .array(submissionInput)
      .min(1, "Add a candidate.")
      .max(mostSubmitted, `Submit ${mostSubmitted} candidates or fewer at once.`),
  }),
  /** In the order of the candidates. */
  response: z.object({
    records: z.array(
      z.object({
        submitted: z.boolean(),
        submission_id: z.number().int().nullable(),
        /** Last day on which the candidate is the agency's. */
        owned_until: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
});

const shownStageSchema = z.object({
  stage: z.enum(submissionStages),
  /** The company's own name of the stage; null where it does not show its stages. */
  stage_name: z.string().nullable(),
});

const submissionSchema = z.object({
  id: z.number().int(),
  job_id: z.number().int(),
  job_title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  ...shownStageSchema.shape,
  /** The agency's user. */
  created_by: z.string(),
  created_date_time: z.iso.datetime(),
  owned_until: z.string(),
  /** Interviews that wait for the agency's answer. */
  interviews_waiting: z.number().int(),
});
export type Submission = z.output<typeof submissionSchema>;

export const listSubmissions = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions",
  summary: "Lists the candidates that the agency submitted to a client, one page",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam,
  query: pageQuery(submissionSortColumns, { sc: "created_date_time", so: "desc" }).extend({
    filter: z.enum(submissionFilters).default("active"),
    /** Submissions to one job. */
    job_id: id.optional(),
    created_by: z.string().trim().max(200).default(""),
    name: z.string().trim().max(200).default(""),
  }),
  response: pageOf(submissionSchema),
});

export const submissionDetailsSchema = submissionSchema.extend({
  email: z.string(),
  contact_mobile_number: z.string().nullable(),
  city: z.string(),
  postcode: z.string(),
  consent_date: z.string(),
  availability: z.string(),
  note: z.string(),
  /** When the candidate reached the stage, as far as the agency is told of stages. */
  stage_date_time: z.iso.datetime(),
  /** The stages that the company shows, in the order in which the candidate reached them. */
  reached: z.array(shownStageSchema.extend({ reached_date_time: z.iso.datetime() })),
  /** Null once it is deleted. */
  cv: z.object({ name: z.string(), type: z.string() }).nullable(),
  /** By the terms of the day of submission; null while the job is not released to the agency. */
  fee: feeForecastSchema.nullable(),
});
export type SubmissionDetails = z.output<typeof submissionDetailsSchema>;

export const getSubmission = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}",
  summary: "Returns a candidate as the agency submitted them",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam.extend({ id }),
  response: submissionDetailsSchema,
});

export const getSubmittedCv = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}/cv",
  summary: "Returns the CV that the agency submitted with a candidate as a file",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam.extend({ id }),
  response: file,
});

export const submissionContract = {
  getSubmissionForm,
  checkCandidate,
  readSubmittedCv,
  submitCandidates,
  listSubmissions,
  getSubmission,
  getSubmittedCv,
};
