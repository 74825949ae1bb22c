import { z } from "zod";
import { evidenceMaxBytes } from "../checks/contract.ts";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import {
  companyDisputeInput,
  decisionInput,
  disputeEntryKinds,
  disputeSides,
  disputeStates,
  statementInput,
} from "./dispute.ts";
import { disputeFilters, disputeSortColumns } from "./list-columns.ts";
import { candidateOwnershipSchema } from "./ownership-contract.ts";
import { ownershipEnds, ownershipEventKinds } from "./ownership.ts";
import { directApplicantRules } from "./terms.ts";

const decision = z.object({
  owns: z.boolean(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  reason: z.string(),
  by: z.string(),
  decided_date_time: z.string(),
});

const timelineLine = z.object({
  /** Unique within the dispute. */
  key: z.string(),
  kind: z.enum([...ownershipEventKinds, ...disputeEntryKinds]),
  /** Null for a fact. */
  side: z.enum(disputeSides).nullable(),
  by: z.string().nullable(),
  text: z.string(),
  /** The day of an ownership's event, and the last day that it gave. */
  day: z.string().nullable(),
  until: z.string().nullable(),
  reason: z.enum(ownershipEnds).nullable(),
  /** The terms for candidates who apply directly, on the day of such an application. */
  direct_applicants: z.enum(directApplicantRules).nullable(),
  proof: z
    .object({ id: z.number().int(), name: z.string(), type: z.string(), size: z.number().int() })
    .nullable(),
  created_date_time: z.string(),
});
export type DisputeTimelineLine = z.output<typeof timelineLine>;

/** The file of a dispute, the same for both sides. */
export const disputeSchema = z.object({
  id: z.number().int(),
  state: z.enum(disputeStates),
  opened_by: z.enum(disputeSides),
  agency: z.string(),
  company: z.string(),
  job: z.string(),
  /** Null for a person whom the agency could not submit. */
  submission_id: z.number().int().nullable(),
  /** The person as the agency named them. */
  person: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    contact_mobile_number: z.string().nullable(),
    /** Name of the agency. */
    represented_by: z.string(),
  }),
  /** The company's user who is to decide; null until one is named. */
  decider: z.string().nullable(),
  decision: decision.nullable(),
  created_date_time: z.string(),
  /** The oldest first. */
  timeline: z.array(timelineLine),
});
export type Dispute = z.output<typeof disputeSchema>;

/** A dispute as a line of a list. */
export const disputeLine = z.object({
  id: z.number().int(),
  state: z.enum(disputeStates),
  opened_by: z.enum(disputeSides),
  job: z.string(),
  submission_id: z.number().int().nullable(),
  decider: z.string().nullable(),
  /** Null until it is decided. */
  owns: z.boolean().nullable(),
  created_date_time: z.string(),
});

const companyLine = disputeLine.extend({
  agency: z.object({ id: z.number().int(), name: z.string() }),
});
export type AgencyDisputeLine = z.output<typeof companyLine>;

export const disputePageQuery = pageQuery(disputeSortColumns, {
  sc: "created_date_time",
  so: "desc",
}).extend({ filter: z.enum(disputeFilters).default("all") });

export const listAgencyDisputes = endpoint({
  method: "GET",
  path: "/api/agency-disputes",
  summary: "Lists disputes with agencies about whose candidates are, newest first",
  access: "VIEW_AGENCIES",
  query: disputePageQuery.extend({
    agency_id: z.coerce.number().int().positive().optional(),
    application_id: z.coerce.number().int().positive().optional(),
  }),
  response: pageOf(companyLine).extend({
    /** Open ones of the same agency and application. */
    open: z.number().int(),
  }),
});

export const openAgencyDispute = endpoint({
  method: "POST",
  path: "/api/agency-disputes",
  summary: "Opens a dispute with an agency about a candidate whom it submitted",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  body: companyDisputeInput,
  response: z.object({ id: z.number().int() }),
});

export const getAgencyDispute = endpoint({
  method: "GET",
  path: "/api/agency-disputes/{id}",
  summary: "Returns the file of a dispute, as the agency sees it too",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: disputeSchema,
});

export const getDisputeHandling = endpoint({
  method: "GET",
  path: "/api/agency-disputes/{id}/handling",
  summary: "Returns what the company alone reads of a dispute: whose the candidate is, who decides",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: z.object({
    agency_id: z.number().int(),
    /** The application of the submission; null without one. */
    application_id: z.number().int().nullable(),
    /** Today where the company is. */
    today: z.string(),
    /** The earliest first day that a decision can give. */
    earliest: z.string(),
    owner: candidateOwnershipSchema.shape.owner,
    decider_id: z.number().int().nullable(),
    /** True when the reader is to decide. */
    is_decider: z.boolean(),
  }),
});

export const listDisputeDeciders = endpoint({
  method: "GET",
  path: "/api/agency-disputes/deciders",
  summary: "Lists the users who can decide disputes with agencies, by name",
  access: "VIEW_AGENCIES",
  response: z.object({ records: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
});

export const nameDisputeDecider = endpoint({
  method: "POST",
  path: "/api/agency-disputes/{id}/decider",
  summary: "Names who decides a dispute, on record; the user who opened it cannot",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: companyDisputeInput.pick({ decider_id: true }),
});

export const addDisputeStatement = endpoint({
  method: "POST",
  path: "/api/agency-disputes/{id}/statements",
  summary: "Adds the company's statement to an open dispute",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: statementInput,
});

export const proofBody = z
  .file()
  .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
  .max(evidenceMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again.");

export const attachDisputeProof = endpoint({
  method: "POST",
  path: "/api/agency-disputes/{id}/proofs",
  summary: "Adds a proof to an open dispute, a PDF or picture, under a neutral name",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: proofBody,
});

export const getDisputeProof = endpoint({
  method: "GET",
  path: "/api/agency-disputes/{id}/proofs/{proof_id}",
  summary: "Returns a proof of a dispute as a file",
  access: "VIEW_AGENCIES",
  params: idParam.extend({ proof_id: z.coerce.number().int().positive() }),
  response: file,
});

export const decideDispute = endpoint({
  method: "POST",
  path: "/api/agency-disputes/{id}/decision",
  summary: "Decides a dispute with a reason, as the user who is named for it",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
  body: decisionInput,
});

export const withdrawAgencyDispute = endpoint({
  method: "POST",
  path: "/api/agency-disputes/{id}/withdraw",
  summary: "Withdraws an open dispute that the company opened",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  params: idParam,
});

export const agencyDisputesContract = {
  listAgencyDisputes,
  listDisputeDeciders,
  openAgencyDispute,
  getAgencyDispute,
  getDisputeHandling,
  nameDisputeDecider,
  addDisputeStatement,
  attachDisputeProof,
  getDisputeProof,
  decideDispute,
  withdrawAgencyDispute,
};
