import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function approvalCalls({ approvalChain, jobs }: TestCompanies) {
  const { id, ...body } = approvalChain;
  const params = { id };
  return {
    listApprovalChains: {},
    getApprovalChainOptions: {},
    addApprovalChain: { body: { ...body, name: "Finance" }, own: true },
    changeApprovalChain: { params, version: 1, body },
    switchApprovalChain: { params, version: 2, body: { is_on: true } },
    moveApprovalChain: { params, body: { before: 1, after: 2 } },
    findApprovalChain: { params: { id: jobs.nurse.id } },
    removeApprovalChain: { params, version: 3 },
  } satisfies Samples;
}
