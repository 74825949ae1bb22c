import * as contract from "@ats/core/agency-portal/contract";
import { implementForClient } from "./for-client.ts";

const getClient = implementForClient(contract.getAgencyClient, async ({ client }) => ({
  client_id: client.company_id,
  name: client.name,
}));

export const agencyPortalHandlers = [getClient];
