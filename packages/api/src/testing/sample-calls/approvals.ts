import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function approvalCalls({ approvalChain, jobs, standIn, users }: TestCompanies) {
  const { id, ...body } = approvalChain;
  const params = { id };
  const recruiter = { id: users.recruiter.id };
  return {
    listApprovalChains: {},
    getApprovalChainOptions: {},
    addApprovalChain: { body: { ...body, name: "Finance" }, own: true },
    changeApprovalChain: { params, version: 1, body },
    switchApprovalChain: { params, version: 2, body: { is_on: true } },
    moveApprovalChain: { params, body: { before: 1, after: 2 } },
    findApprovalChain: { params: { id: jobs.nurse.id } },
    simulateApprovalChain: { params },
    removeApprovalChain: { params, version: 3 },
    listStandIns: { params: recruiter },
    addStandIn: {
      params: recruiter,
      body: { user_id: users.manager.id, starts: "2027-01-04", ends: "2027-01-08" },
    },
    removeStandIn: { params: { ...recruiter, stand_in_id: standIn.id } },
    getLineManager: { params: recruiter },
    changeLineManager: { params: recruiter, body: { before: null, after: users.manager.id } },
  } satisfies Samples;
}
