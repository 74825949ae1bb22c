import type { Client } from "@ats/core/contract/client";
import { listInterviewsToCome } from "@ats/core/interviews/to-come-contract";
import { queryOf } from "../app/query.ts";

export const interviewsIn = (count: number) =>
  count === 1 ? "1 interview" : `${count} interviews`;

/** How the interviews that applications still have to come are read: as they are now. */
export const toComeOf = (client: Client, applications: readonly { id: number }[]) => ({
  ...queryOf(client, listInterviewsToCome, {
    query: { application_ids: applications.map(({ id }) => id) },
  }),
  staleTime: 0,
});
