import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { clientParam } from "./client-param.ts";
import { messageSortColumns } from "./list-columns.ts";
import { agencyMessageInput } from "./message.ts";

const params = clientParam.extend({ id: z.coerce.number().int().positive() });

const submissionMessageSchema = z.object({
  id: z.number().int(),
  /** True for the agency's own, false for the company's. */
  is_own: z.boolean(),
  author: z.string(),
  text: z.string(),
  is_feedback: z.boolean(),
  created_date_time: z.string(),
});
export type SubmissionMessage = z.output<typeof submissionMessageSchema>;

export const listSubmissionMessages = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/submissions/{id}/messages",
  summary: "Lists the messages between the agency and a client about a candidate, newest first",
  access: "agencyJobs",
  company: "AGENCY",
  params,
  query: pageQuery(messageSortColumns, { sc: "created_date_time", so: "desc" }),
  response: pageOf(submissionMessageSchema),
});

export const sendSubmissionMessage = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/submissions/{id}/messages",
  summary: "Writes to a client about a candidate",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params,
  body: agencyMessageInput,
  response: z.object({ id: z.number().int() }),
});

export const submissionMessagesContract = { listSubmissionMessages, sendSubmissionMessage };
