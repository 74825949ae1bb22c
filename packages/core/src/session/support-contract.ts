import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";
import { accessibleClientSchema } from "./switching-contract.ts";

/** Most companies in one answer: the most recently used, or search results. */
export const supportCompaniesMax = 10;
export const supportReasonMax = 500;
export const noSupportReason = "Enter the reason for this session.";

export const listSupportCompanies = endpoint({
  method: "GET",
  path: "/api/support/companies",
  summary: "Lists companies in which technical support and client service may open a session",
  access: "supportSession",
  refusesPartners: true,
  /** Part of the company's name; all companies by default. */
  query: z.object({ q: z.string().max(200).optional() }),
  response: z.object({
    records: z.array(accessibleClientSchema).max(supportCompaniesMax),
    total: z.number().int(),
  }),
});

export const openSupportSession = endpoint({
  method: "POST",
  path: "/api/support/sessions",
  summary: "A token for a session in a customer's company; who, where, when and why goes on record",
  access: "supportSession",
  refusesPartners: true,
  body: z.object({
    company: z.number().int().positive().max(2_147_483_647),
    reason: plainText(supportReasonMax, noSupportReason),
  }),
  response: z.object({ one_time_token: z.string(), host: z.string() }),
});

export const supportContract = { listSupportCompanies, openSupportSession };
