import { z } from "zod";
import { messageSortColumns } from "../agency-portal/list-columns.ts";
import { messageToAgencyInput } from "../agency-portal/message.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

const agencyMessageSchema = z.object({
  id: z.number().int(),
  /** True for the agency's message. */
  is_of_agency: z.boolean(),
  author: z.string(),
  /** Null where the applicant is anonymised for the reader, because it may name them. */
  text: z.string().nullable(),
  is_feedback: z.boolean(),
  created_date_time: z.string(),
});
export type AgencyMessage = z.output<typeof agencyMessageSchema>;

export const listAgencyMessages = endpoint({
  method: "GET",
  path: "/api/applications/{id}/agency-messages",
  summary: "Lists the messages with the agency that submitted an applicant, newest first",
  access: "VIEW_JOBS",
  params: idParam,
  query: pageQuery(messageSortColumns, { sc: "created_date_time", so: "desc" }),
  response: pageOf(agencyMessageSchema).extend({
    /** Null for an applicant whom no agency submitted. */
    agency: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  }),
});

export const sendAgencyMessage = endpoint({
  method: "POST",
  path: "/api/applications/{id}/agency-messages",
  summary: "Writes to the agency that submitted an applicant",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  params: idParam,
  body: messageToAgencyInput,
  response: z.object({ id: z.number().int() }),
});

export const agencyMessagesContract = { listAgencyMessages, sendAgencyMessage };
