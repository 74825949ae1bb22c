import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function costCalls({ costs, offers, jobs: { nurse, carer } }: TestCompanies) {
  const params = { id: costs.advert.id };
  const body = {
    type: "Agency",
    supplier: "Brightstaff",
    invoice_number: "B-100",
    net: 10_000,
    vat_rate: 2_000,
    currency: "GBP",
    incurred_date: "2026-11-12",
    shares: [{ job_id: nurse.id }, { job_id: carer.id }],
  };
  return {
    listCosts: {},
    getCostTotals: {},
    getCostFigures: { query: { from: "2026-01-01", to: "2026-12-31" } },
    exportCosts: {},
    importCosts: {
      own: true,
      body: {
        name: "Costs.csv",
        rows: [{ line: 2, type: "Travel", net: "42.50", jobs: String(nurse.job_number) }],
      },
    },
    getAgencyFee: { query: { offer_id: offers.first }, own: 404 },
    getInterviewTime: { query: { job_id: nurse.id }, own: 404 },
    listCostValues: { query: { field: "supplier", q: "ind" } },
    listCostJobs: { query: { id: [nurse.id] } },
    getCostChoices: {},
    findSameInvoice: { query: { supplier: "Indeed", invoice_number: "inv-1" } },
    getCost: { params },
    addCost: { body },
    updateCost: { params, body: { ...body, invoice_number: "B-101" }, version: 1 },
    attachCostDocument: { params, query: { name: "Invoice.pdf" }, body: testCv() },
    getCostDocument: { params },
    removeCost: { params: { id: costs.unpaid.id }, version: 1 },
  } satisfies Samples;
}
