import type { Client } from "@ats/core/contract/client";
import { listUpcomingInterviews } from "@ats/core/interviews/upcoming-contract";
import { queryOf } from "../app/query.ts";

/** Query options for the upcoming interviews of applications. */
export const upcomingInterviewsOf = (
  client: Client,
  applications: readonly { id: number }[],
): ReturnType<typeof queryOf<typeof listUpcomingInterviews>> => ({
  ...queryOf(client, listUpcomingInterviews, {
    query: { application_ids: applications.map(({ id }) => id) },
  }),
  staleTime: 0,
});
