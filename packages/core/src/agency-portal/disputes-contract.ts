import { z } from "zod";
import { personDisputeInput, statementInput, submissionDisputeInput } from "../agencies/dispute.ts";
import {
  disputeLine,
  disputePageQuery,
  disputeSchema,
  proofBody,
} from "../agencies/disputes-contract.ts";
import { endpoint, file } from "../contract/endpoint.ts";
import { pageOf } from "../lists/page.ts";
import { clientParam } from "./client-param.ts";

const id = z.coerce.number().int().positive();
const params = clientParam.extend({ id });

const clientDisputeLine = disputeLine.extend({
  /** The person as the agency named them. */
  first_name: z.string(),
  last_name: z.string(),
});
export type ClientDisputeLine = z.output<typeof clientDisputeLine>;

export const listClientDisputes = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/disputes",
  summary: "Lists the agency's disputes with a client about whose candidates are, newest first",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam,
  query: disputePageQuery.extend({ submission_id: id.optional() }),
  response: pageOf(clientDisputeLine),
});

export const openSubmissionDispute = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/disputes",
  summary: "Opens a dispute about a candidate whom the agency submitted",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: clientParam,
  body: submissionDisputeInput,
  response: z.object({ id: z.number().int() }),
});

/** The answer is the same for a person whom the client knows and one whom it does not. */
export const openPersonDispute = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/disputes/of-person",
  summary: "Opens a dispute about a person who was not open for submission to a released job",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: clientParam,
  body: personDisputeInput,
  response: z.object({ id: z.number().int() }),
});

export const getClientDispute = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/disputes/{id}",
  summary: "Returns the file of a dispute, as the client sees it too",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  response: disputeSchema,
});

export const addClientDisputeStatement = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/disputes/{id}/statements",
  summary: "Adds the agency's statement to an open dispute",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
  body: statementInput,
});

export const attachClientDisputeProof = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/disputes/{id}/proofs",
  summary: "Adds the agency's proof to an open dispute, a PDF or picture, under a neutral name",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
  body: proofBody,
});

export const getClientDisputeProof = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/disputes/{id}/proofs/{proof_id}",
  summary: "Returns a proof of a dispute with a client as a file",
  access: "agencyJobs",
  company: "AGENCY",
  params: params.extend({ proof_id: id }),
  response: file,
});

export const withdrawClientDispute = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/disputes/{id}/withdraw",
  summary: "Withdraws an open dispute that the agency opened",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
});

export const clientDisputesContract = {
  listClientDisputes,
  openSubmissionDispute,
  openPersonDispute,
  getClientDispute,
  addClientDisputeStatement,
  attachClientDisputeProof,
  getClientDisputeProof,
  withdrawClientDispute,
};
