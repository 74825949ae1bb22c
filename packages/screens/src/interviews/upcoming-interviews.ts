import type { Client } from "@ats/core/contract/client";
import { listUpcomingInterviews } from "@ats/core/interviews/upcoming-contract";
import { queryOf } from "../app/query.ts";

export const interviewCount = (count: number) =>
  count === 1 ? "1 interview" : `${count} interviews`;

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
