import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { agencyClientsContract } from "./clients-contract.ts";
import { agencyInvitationContract } from "./invitation-contract.ts";

/** Names the client that a call of an agency is about. */
export const clientParam = z.object({
  client_id: z.coerce.number().int().positive().max(2_147_483_647),
});

export const getAgencyClient = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}",
  summary: "Returns a client that the agency works with",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam,
  response: z.object({ client_id: z.number().int(), name: z.string() }),
});

export const agencyPortalContract = {
  ...agencyClientsContract,
  getAgencyClient,
  ...agencyInvitationContract,
};
