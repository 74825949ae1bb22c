import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { declarations } from "./declarations.ts";
import { shownTermsSchema } from "./shown-terms.ts";
import { clientFilters, clientSortColumns } from "./list-columns.ts";

const agencyClientSchema = z.object({
  /** Id of the link, by which an invitation is answered. */
  id: z.number().int(),
  client_id: z.number().int(),
  name: z.string(),
  state: z.enum(["INVITED", "ACTIVE"]),
  /** The client needs two-step verification, which the reader has not turned on. */
  needs_two_step: z.boolean(),
  /** Who invited the agency. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Whom the client asks the agency not to approach. */
  off_limits: z.string(),
  terms: shownTermsSchema,
  created_date_time: z.string(),
  /** Since when they work together; null for an invitation that waits. */
  since: z.string().nullable(),
  /** End of an invitation. */
  expires_date_time: z.string().nullable(),
});
export type AgencyClient = z.output<typeof agencyClientSchema>;

export const listAgencyClients = endpoint({
  method: "GET",
  path: "/api/agency/clients",
  summary: "Lists the agency's clients and the invitations that wait for it, newest first",
  access: "agencyClients",
  company: "AGENCY",
  query: pageQuery(clientSortColumns, { sc: "created_date_time", so: "desc" }).extend({
    filter: z.enum(clientFilters).default("all"),
  }),
  response: pageOf(agencyClientSchema),
});

export const acceptClient = endpoint({
  method: "POST",
  path: "/api/agency/invitations/{id}/accept",
  summary: "Accepts a client's invitation, with the declarations that it asks for",
  access: "answerClients",
  company: "AGENCY",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
  body: z.object(declarations),
});

export const refuseClient = endpoint({
  method: "POST",
  path: "/api/agency/invitations/{id}/refuse",
  summary: "Refuses a client's invitation",
  access: "answerClients",
  company: "AGENCY",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
});

export const agencyClientsContract = { listAgencyClients, acceptClient, refuseClient };
