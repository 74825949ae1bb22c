import { z } from "zod";
import { ownershipLine } from "../agencies/ownership-contract.ts";
import { endpoint } from "../contract/endpoint.ts";
import { clientParam } from "./client-param.ts";

const params = clientParam.extend({ id: z.coerce.number().int().positive() });

const submissionOwnershipStates = ["OWNED", "EXPIRED", "ENDED"] as const;

export const submissionOwnershipSchema = z.object({
  state: z.enum(submissionOwnershipStates),
  /** The last day; the day before an end. */
  owned_until: z.string(),
  /** 0 on the last day; null once it is over. */
  days_left: z.number().int().nullable(),
  /** The agency has asked for a renewal that is not answered. */
  is_asked: z.boolean(),
  /** The candidate is in process, so that the submission can be withdrawn. */
  is_in_process: z.boolean(),
  /** Of this submission, the oldest first. */
  history: z.array(ownershipLine),
});
export type SubmissionOwnership = z.output<typeof submissionOwnershipSchema>;

export const getSubmissionOwnership = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}/ownership",
  summary: "Returns until when a submitted candidate is the agency's, with the history",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response: submissionOwnershipSchema,
});

export const askRenewal = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/renewal",
  summary: "Asks the client to renew the ownership of a submitted candidate",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
});

export const withdrawSubmission = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/withdraw",
  summary: "Withdraws a submission: the candidate leaves the process and is the agency's no longer",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
});

export const submissionOwnershipContract = {
  getSubmissionOwnership,
  askRenewal,
  withdrawSubmission,
};
