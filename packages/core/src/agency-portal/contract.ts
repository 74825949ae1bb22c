import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { clientParam } from "./client-param.ts";
import { submissionContract } from "./submission-contract.ts";
import { agencyClientsContract } from "./clients-contract.ts";
import { agencyInvitationContract } from "./invitation-contract.ts";

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
  ...submissionContract,
  ...agencyInvitationContract,
};
