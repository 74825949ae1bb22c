import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function requisitionCalls({ costs, jobs, offers, requisition, users }: TestCompanies) {
  const { id, step_id, token } = requisition;
  return {
    listRequisitions: { query: { tab: "all" }, own: true },
    getApprovalFigures: { own: true },
    getRequisition: { params: { id: jobs.nurse.id } },
    getOfferRequisition: { params: { id: offers.second } },
    getCostRequisition: { by: "admin", params: { id: costs.advert.id } },
    saveRequisition: {
      params: { id: jobs.carer.id },
      version: 0,
      body: { justification: "A ward opens.", cost_centre: "N4", budget: null, start_day: null },
    },
    writeToRequisition: { params: { id }, body: { type: "question", text: "Which ward?" } },
    changeApprover: {
      params: { id },
      body: { step_id, from: users.manager.id, to: users.admin.id },
    },
    remindApprovers: { params: { id } },
    getPortalRequest: { params: { token } },
    decidePortalRequest: { body: { token, decision: "approve", version: 1 } },
    decideRequisitions: {
      body: { requests: [{ id, version: 1 }], decision: "approve" },
    },
  } satisfies Samples;
}
