import { z } from "zod";
import { applicationIdsQuery } from "../applications/ids-query.ts";
import { endpoint } from "../contract/endpoint.ts";
import { interviewSchema } from "./interview.ts";

export const listUpcomingInterviews = endpoint({
  method: "GET",
  path: "/api/interviews/to-come",
  summary: "Lists applications' upcoming interviews, earliest first",
  access: "VIEW_INTERVIEWS",
  query: applicationIdsQuery,
  response: z.object({
    records: z.array(interviewSchema),
    /** Number of open invitations to choose a time. */
    invitations: z.number().int(),
  }),
});

export const upcomingContract = { listUpcomingInterviews };
