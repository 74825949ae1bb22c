import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function disputeCalls(companies: TestCompanies) {
  const { disputes, endedSubmission, ids, jobs, submission, users } = companies;
  const params = { id: disputes.open.id };
  const client = { client_id: ids.northgate };
  const ofClient = { ...client, ...params };
  const text = "We spoke to her on 3 May.";
  return {
    listAgencyDisputes: {},
    listDisputeDeciders: {},
    openAgencyDispute: {
      body: { submission_id: submission.id, reason: text, decider_id: users.master.id },
      by: "admin",
    },
    getAgencyDispute: { params },
    getDisputeHandling: { params },
    nameDisputeDecider: { params, body: { decider_id: users.master.id } },
    addDisputeStatement: { params, body: { text } },
    attachDisputeProof: { params, body: testCv() },
    getDisputeProof: { params: { ...params, proof_id: disputes.open.proof } },
    decideDispute: {
      params: { id: disputes.undecided.id },
      body: { owns: false, reason: "She applied to us before she met the agency." },
      by: "admin",
    },
    withdrawAgencyDispute: { params: { id: disputes.ofCompany.id } },
    listClientDisputes: { params: client },
    openSubmissionDispute: {
      params: client,
      body: { submission_id: endedSubmission.id, reason: text },
    },
    openPersonDispute: {
      params: client,
      body: { job_id: jobs.carer.id, first_name: "Mia", email: "mia@hill.example", reason: text },
    },
    getClientDispute: { params: ofClient },
    addClientDisputeStatement: { params: ofClient, body: { text } },
    attachClientDisputeProof: { params: ofClient, body: testCv() },
    getClientDisputeProof: { params: { ...ofClient, proof_id: disputes.open.proof } },
    withdrawClientDispute: { params: { ...client, id: disputes.regretted.id } },
  } satisfies Samples;
}
