import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { email } from "../validation/email.ts";
import { agencyLinkStates } from "./link-state.ts";

/** The link of an agency with its own account, as the company sees it. */
const agencyLinkSchema = z.object({
  state: z.enum(agencyLinkStates),
  /** The contact who was invited. */
  contact: z.object({ name: z.string(), email: z.string() }),
  invited_by: z.string().nullable(),
  invited_date_time: z.string(),
  /** Until when an invitation can be answered; null once it is answered or ended. */
  expires_date_time: z.string().nullable(),
  /** Name of the agency's account, and who answered there. */
  account: z.string().nullable(),
  answered_by: z.string(),
  answered_date_time: z.string().nullable(),
  ended_date_time: z.string().nullable(),
});
export type AgencyLink = z.output<typeof agencyLinkSchema>;

/** Null for an agency that was never invited. */
const link = z.object({ link: agencyLinkSchema.nullable() });

export const getAgencyLink = endpoint({
  method: "GET",
  path: "/api/agencies/{id}/link",
  summary: "Returns whether an agency was invited to the portal, and what it answered",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: link,
});

/** The answer is the same for an address with an account and one without. */
export const inviteAgency = endpoint({
  method: "POST",
  path: "/api/agencies/{id}/link",
  summary: "Invites a contact of an agency to the portal by mail; an earlier invitation ends",
  access: "UPDATE_AGENCIES",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
  body: z.object({ email }),
  response: link,
});

export const endAgencyLink = endpoint({
  method: "POST",
  path: "/api/agencies/{id}/link/end",
  summary: "Withdraws an invitation, or ends what an agency sees at once",
  access: "UPDATE_AGENCIES",
  refusesPartners: true,
  idempotent: true,
  params: idParam,
  response: link,
});

export const agencyLinksContract = { getAgencyLink, inviteAgency, endAgencyLink };
