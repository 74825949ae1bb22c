import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { newPassword } from "../validation/password.ts";
import { plainText } from "../validation/text.ts";
import { declarations } from "./declarations.ts";
import { shownTermsSchema } from "./shown-terms.ts";

const token = z.string().min(1).max(100);

/** The link stays valid. Only who reads the contact's mail has it, and so learns of an account. */
export const findAgencyInvitation = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/agency/invitations/find",
  summary: "Returns the invitation of a mailed link; an invalid link is refused",
  access: "public",
  limit: "link",
  body: z.object({ token }),
  response: z.object({
    client: z.string(),
    /** The agency's name as the client writes it. */
    agency: z.string(),
    contact: z.object({ name: z.string(), email: z.string() }),
    off_limits: z.string(),
    terms: shownTermsSchema,
    /** True when an agency's user has the address, who signs in to answer. */
    has_account: z.boolean(),
    expires_date_time: z.string(),
  }),
});

export const agencyAccountInput = z.object({
  company_name: plainText(100, "Enter the name of your agency."),
  first_name: plainText(100, "Enter your first name."),
  last_name: plainText(100, "Enter your last name."),
  password: newPassword,
  ...declarations,
});

export const registerAgency = endpoint({
  method: "POST",
  path: "/api/agency/invitations/register",
  summary:
    "Makes an agency's account with its administrator, and accepts the invitation by its link",
  access: "public",
  limit: "form",
  body: agencyAccountInput.extend({ token }),
});

export const askToJoinInput = agencyAccountInput.pick({
  company_name: true,
  first_name: true,
  last_name: true,
});

/** The invitation stays open: whoever the agency's administrator approves answers it by then. */
export const askToJoinAgency = endpoint({
  method: "POST",
  path: "/api/agency/invitations/ask",
  summary: "Asks an agency's administrator to join its account, with the address of an invitation",
  access: "public",
  limit: "form",
  body: askToJoinInput.extend({ token }),
});

export const agencyInvitationContract = {
  findAgencyInvitation,
  askToJoinAgency,
  registerAgency,
};
