import type { TestCompanies } from "../companies.ts";
import { testAgencyToken as token } from "../companies/agency-invitations.ts";
import type { Samples } from "../sample.ts";

export function agencyPortalCalls({ ids, agencyInvitations }: TestCompanies) {
  const params = { client_id: ids.northgate };
  const declared = { keeps_conduct: true, keeps_off_limits: true } as const;
  return {
    getAgencyClient: { params },
    listAgencyClients: {},
    acceptClient: { params: agencyInvitations.accepted, body: declared, by: "agencyAdmin" },
    refuseClient: { params: agencyInvitations.refused, by: "agencyAdmin" },
    findAgencyInvitation: { body: { token } },
    registerAgency: {
      body: {
        ...declared,
        token,
        company_name: "Harbour Hire",
        first_name: "Lee",
        last_name: "Park",
        password: "harbour teaspoon gravel",
      },
    },
  } satisfies Samples;
}
