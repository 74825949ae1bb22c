import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function agencyTermsCalls({ agencies, agencyTerms }: TestCompanies) {
  const params = { id: agencyTerms.inForce.id };
  const body = {
    valid_from: "2026-01-01",
    valid_until: "2026-12-31",
    currency: "GBP" as const,
    fee_bands: [{ from: 0, percentage: 2_000 }],
    rebates: [{ month: 1, percentage: 7_500 }],
    ownership_months: 6,
    direct_applicants: "AGENCY" as const,
  };
  return {
    listAgencyTerms: { params: { id: agencies.carewise.id } },
    addAgencyTerms: { params: { id: agencies.talentNorth.id }, body },
    updateAgencyTerms: { params, body, version: 1 },
    removeAgencyTerms: { params: { id: agencyTerms.later.id }, version: 1 },
    attachTermsDocument: { params, query: { name: "Terms.pdf" }, body: testCv() },
    getTermsDocument: { params },
  } satisfies Samples;
}
