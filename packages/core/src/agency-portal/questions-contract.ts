import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { clientJobParam } from "./jobs-contract.ts";
import { questionSortColumns } from "./list-columns.ts";
import { questionInput } from "./question.ts";

const questionSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  created_date_time: z.string(),
  /** The agency's own; who asked another's is never told. */
  is_own: z.boolean(),
  /** The agency's user who asked; null for another agency's question. */
  asked_by: z.string().nullable(),
  /** Null until the company has answered. */
  answer: z.string().nullable(),
  answered_date_time: z.string().nullable(),
});
export type AgencyJobQuestion = z.output<typeof questionSchema>;

export const listAgencyJobQuestions = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/jobs/{id}/questions",
  summary: "Lists the agency's questions on a released job and the answers to all, newest first",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientJobParam,
  query: pageQuery(questionSortColumns, { sc: "created_date_time", so: "desc" }),
  response: pageOf(questionSchema),
});

export const askAgencyJobQuestion = endpoint({
  method: "POST",
  path: "/api/agency/clients/{client_id}/jobs/{id}/questions",
  summary: "Asks the company about a released job",
  access: "agencyJobs",
  company: "AGENCY",
  idempotent: true,
  params: clientJobParam,
  body: questionInput,
  response: z.object({ id: z.number().int() }),
});

export const agencyJobQuestionsContract = { listAgencyJobQuestions, askAgencyJobQuestion };
