import type { Application, ApplicationDetails } from "@ats/core/applications/application";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { Stage } from "@ats/core/applications/stage";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { readListState } from "../../lists/list-state.ts";
import { applicationsOf } from "../application-list/reads.ts";
import { applicationListOptions } from "../application-list/state.ts";

/** The most that one queue has. */
const longest = 100;

/**
 * The applications of a job to review, as its list was last filtered and sorted. The queue stays as
 * it was when the review began: who is moved on does not drop out under the reader's hands.
 */
export function useReviewQueue(jobId: number, begun: number) {
  const { client, host } = useAts();
  const queries = useQueryClient();
  const queue = useQuery({
    queryKey: ["review", jobId, begun],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      const options = { ...applicationListOptions, scope: String(jobId) };
      const state = { ...readListState(options, host, {}), page: 1, per_page: longest };
      const [, input] = applicationsOf(jobId, state);
      return client.call(listApplications, { ...input, signal });
    },
  });
  const stageNow = (each: Application): Stage =>
    queries.getQueryData<ApplicationDetails>(keyOf(getApplication, { params: { id: each.id } })) ??
    each;
  return queue.data?.records.map((each) => {
    const { status, node_id, node_name } = stageNow(each);
    return { ...each, status, node_id, node_name };
  });
}
