import { z } from "zod";
import { neighbourSchema } from "../applications/neighbours-contract.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";

/** Highest score of an answer; the lowest is 1. */
export const highestSiftScore = 5;

const score = z.number().int().min(1).max(highestSiftScore);

const siftQuestionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Answers of applicants at the first stage whose sift has not ended. */
  answers: z.number().int(),
  /** Those that the caller has scored. */
  scored: z.number().int(),
  /** Those that at least one reviewer has scored. */
  scored_by_anyone: z.number().int(),
});
export type SiftQuestion = z.output<typeof siftQuestionSchema>;

export const getSift = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/sift",
  summary: "Lists a job's written questions, with how many answers the caller has scored",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  response: z.object({ questions: z.array(siftQuestionSchema) }),
});

export const siftAnswerSchema = z.object({
  /** Identifies the answer to this reviewer alone; tells nothing of the applicant. */
  key: z.uuid(),
  /** Without the applicant's name and contact details. */
  text: z.string(),
  score: score.nullable(),
});
export type SiftAnswer = z.output<typeof siftAnswerSchema>;

export const listSiftAnswers = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/sift/answers",
  summary:
    "Lists the answers to one question without their authors, in an order of the caller's own",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  query: z.object({ question_id: z.uuid() }),
  response: z.object({ records: z.array(siftAnswerSchema) }),
});

export const scoreSiftAnswer = endpoint({
  method: "PUT",
  path: "/api/sift/{key}",
  summary: "Scores an answer, or takes the score back",
  access: "UPDATE_APPLICATIONS",
  params: z.object({ key: z.uuid() }),
  body: z.object({ score: score.nullable() }),
});

export const finishSift = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/sift/finish",
  summary: "Ends the sift of all answers scored so far, and opens their results",
  access: "PUBLISH_JOBS",
  params: idParam,
  response: z.object({ finished: z.number().int() }),
});

const siftResultSchema = neighbourSchema.extend({
  /** Mean over the questions. */
  mean: z.number(),
  /** Those who scored at least one of the answers. */
  reviewers: z.number().int(),
  questions: z.array(z.object({ id: z.uuid(), mean: z.number(), reviewers: z.number().int() })),
});

export const listSiftResults = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/sift/results",
  summary: "Lists applicants by their mean score, once the sift of their answers has ended",
  access: "PUBLISH_JOBS",
  params: idParam,
  response: z.object({ records: z.array(siftResultSchema) }),
});

export const siftContract = {
  getSift,
  listSiftAnswers,
  scoreSiftAnswer,
  finishSift,
  listSiftResults,
};
