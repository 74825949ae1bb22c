import * as contract from "@ats/core/agency-portal/contract";
import { agencyClientHandlers } from "./clients.ts";
import { implementForClient } from "./for-client.ts";
import { agencyInvitationHandlers } from "./invitation.ts";

const getClient = implementForClient(contract.getAgencyClient, async ({ client }) => ({
  client_id: client.company_id,
  name: client.name,
}));

export const agencyPortalHandlers = [
  ...agencyClientHandlers,
  getClient,
  ...agencyInvitationHandlers,
];
