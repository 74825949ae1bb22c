import { z } from "zod";
import { answerInput } from "../agency-portal/question.ts";
import { questionSortColumns } from "../agency-portal/list-columns.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

export const agencyQuestionSchema = z.object({
  id: z.number().int(),
  agency: z.object({ id: z.number().int(), name: z.string() }),
  /** The agency's user. */
  asked_by: z.string(),
  text: z.string(),
  created_date_time: z.string(),
  /** Null until somebody has answered, as are the next three. */
  answer: z.string().nullable(),
  is_shared: z.boolean().nullable(),
  answered_by: z.string().nullable(),
  answered_date_time: z.string().nullable(),
  version: z.number().int(),
});
export type AgencyQuestion = z.output<typeof agencyQuestionSchema>;

export const listAgencyQuestions = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/agency-questions",
  summary: "Lists what agencies asked about a job: unanswered questions first, then the newest",
  access: "VIEW_AGENCIES",
  params: idParam,
  query: pageQuery(questionSortColumns, { sc: "created_date_time", so: "desc" }),
  response: pageOf(agencyQuestionSchema).extend({ unanswered: z.number().int() }),
});

export const answerAgencyQuestion = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/agency-questions/{question_id}",
  summary: "Answers an agency's question, or changes the answer",
  access: "UPDATE_JOBS",
  ifMatch: true,
  params: idParam.extend({ question_id: z.coerce.number().int().positive() }),
  body: answerInput,
  response: agencyQuestionSchema,
});

export const agencyQuestionsContract = { listAgencyQuestions, answerAgencyQuestion };
