import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { ownScorecard, scorecardInput, scorecardSchema } from "./scorecard.ts";

const scorecardsSchema = z.object({
  /** Attributes to rate for this job. */
  attributes: z.array(z.object({ name: z.string(), description: z.string() })),
  own: ownScorecard.nullable(),
  /** Colleagues' scorecards; empty until the reader has submitted one. */
  others: z.array(scorecardSchema),
  /** Number of scorecards that colleagues have submitted. */
  others_count: z.number().int(),
});
export type Scorecards = z.output<typeof scorecardsSchema>;

/** Version that the reader's scorecard is submitted from: 0 before the first. */
export const ownVersion = ({ own }: Scorecards): number => own?.version ?? 0;

export const getScorecards = endpoint({
  method: "GET",
  path: "/api/applications/{id}/scorecards",
  summary:
    "Returns the attributes to rate, the caller's scorecard and, once it is submitted, those of others",
  access: "VIEW_JOBS",
  params: idParam,
  response: scorecardsSchema,
  versionOf: ownVersion,
});

export const submitScorecard = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/scorecard",
  summary: "Submits the caller's scorecard from version 0, or replaces it from a later version",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: scorecardInput,
  response: scorecardsSchema,
  versionOf: ownVersion,
});

export const scorecardContract = { getScorecards, submitScorecard };
