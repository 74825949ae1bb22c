import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { ownScorecard, scorecardInput, scorecardSchema } from "./scorecard.ts";

const scorecardsSchema = z.object({
  /** What the job asks to rate. */
  attributes: z.array(z.object({ name: z.string(), description: z.string() })),
  /** The reader's own card. */
  own: ownScorecard.nullable(),
  /** The others' cards: hidden, and so none, until the reader's own is submitted. */
  others: z.array(scorecardSchema),
  /** How many others have submitted one. */
  others_count: z.number().int(),
});
export type Scorecards = z.output<typeof scorecardsSchema>;

/** The version that one's own scorecard is submitted from: 0 where there is none. */
export const ownVersion = ({ own }: Scorecards): number => own?.version ?? 0;

export const getScorecards = endpoint({
  method: "GET",
  path: "/api/applications/{id}/scorecards",
  summary: "What to rate, one's own scorecard and, once that is submitted, the others'",
  access: "VIEW_JOBS",
  params: idParam,
  response: scorecardsSchema,
  versionOf: ownVersion,
});

export const submitScorecard = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/scorecard",
  summary: "Submits one's own scorecard, from version 0, or a changed one in its place",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: scorecardInput,
  response: scorecardsSchema,
  versionOf: ownVersion,
});

export const scorecardContract = { getScorecards, submitScorecard };
