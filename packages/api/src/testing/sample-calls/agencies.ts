import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function agencyCalls({ agencies }: TestCompanies) {
  const params = { id: agencies.carewise.id };
  const body = {
    name: "Swift Staff",
    tier: 2 as const,
    groups: ["Care"],
    branches: [{ name: "York" }],
    contacts: [{ name: "Al Reed", email: "al@swift.example", branch: "York" }],
  };
  return {
    listAgencies: {},
    getAgencyChoices: {},
    addAgency: { body, own: true },
    getAgency: { params },
    updateAgency: { params, body: { ...body, name: "Carewise" }, version: 1 },
  } satisfies Samples;
}
