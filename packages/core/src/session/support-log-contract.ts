import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

export const supportVisitSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string(),
  reason: z.string(),
  address: z.string(),
  entered_date_time: z.string(),
  /** Null while the session is open. */
  left_date_time: z.string().nullable(),
});
export type SupportVisit = z.output<typeof supportVisitSchema>;

export const listSupportVisits = endpoint({
  method: "GET",
  path: "/api/support/visits",
  summary: "Lists who of the operator's staff entered which company, why, when and until when",
  access: "supportSession",
  refusesPartners: true,
  query: pageQuery(["entered_date_time"], { sc: "entered_date_time", so: "desc" }).extend({
    /** Part of the person's or the company's name, or of the reason. */
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  }),
  response: pageOf(supportVisitSchema),
});

export const supportLogContract = { listSupportVisits };
