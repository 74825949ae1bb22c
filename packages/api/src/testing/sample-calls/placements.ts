import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function placementCalls({ ids, placements, freeInvoice }: TestCompanies) {
  const { awaited, left, claimed } = placements;
  const params = { id: awaited.id };
  const invoice = { number: "BS-2", date: "2026-10-05", net: 405_000, vat_rate: 2_000 };
  return {
    listPlacements: {},
    updatePlacement: { params, body: { start_date: "2026-10-05" }, version: 1 },
    setPlacementSalary: { params, body: { salary: 3_000_000, currency: "GBP" } },
    recordLeaver: {
      params: left,
      body: { left_date: "2026-10-30", reason: "Another offer" },
      version: 1,
    },
    removeLeaver: { params },
    recordPlacementInvoice: {
      params,
      body: {
        invoice_number: "BS-2",
        date: "2026-10-05",
        net: 540_000,
        vat_rate: 2_000,
        currency: "GBP",
      },
    },
    choosePlacementCost: { params, body: { cost_id: freeInvoice } },
    listPlacementCosts: { params },
    answerPlacementInvoice: {
      params: left,
      body: { answer: "DISPUTED", reason: "The terms say 18 %." },
    },
    claimRebate: { params: left },
    withdrawClaim: { params: claimed },
    recordPlacementCredit: { params: left, body: invoice },
    listAgencyPlacements: { params: { client_id: ids.northgate } },
    giveInvoiceNumber: {
      params: { client_id: ids.northgate, id: awaited.id },
      body: { invoice_number: "BS-3" },
    },
  } satisfies Samples;
}
