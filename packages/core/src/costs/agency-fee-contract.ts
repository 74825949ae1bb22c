import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

export const getAgencyFee = endpoint({
  method: "GET",
  path: "/api/costs/agency-fee",
  summary: "Forecasts the fee of the agency through which an offer’s applicant came",
  access: "VIEW_COST",
  shows: ["salary"],
  query: z.object({ offer_id: z.coerce.number().int().positive() }),
  response: z.object({
    /** Null for an applicant of another source, or an agency without terms. */
    fee: z
      .object({ agency: z.string(), amount: z.number().int(), currency: z.string() })
      .nullable(),
  }),
});
