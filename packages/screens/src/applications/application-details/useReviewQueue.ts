import type { ApplicationDetails } from "@ats/core/applications/application";
import { getApplication } from "@ats/core/applications/contract";
import { getQueue, listQueued } from "@ats/core/applications/queue-contract";
import type { Stage } from "@ats/core/applications/stage";
import type { ApiError } from "@ats/core/contract/client";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { readListState } from "../../lists/list-state.ts";
import { columnQuery, listQuery } from "../application-list/calls.ts";
import { type Queue, storeReview, storedReview } from "../application-list/stored-review.ts";
import { applicationListOptions } from "../application-list/state.ts";
import type { ApplicationDetailsSearch } from "./route.ts";

/**
 * Reads the ids of the applications to review, in the order of the job's list as last shown. The
 * queue stays as it was at the start, so that a moved applicant does not drop out at once.
 */
export function useReviewQueue(
  jobId: number,
  { review, status, node }: ApplicationDetailsSearch,
): UseQueryResult<Queue, ApiError> {
  const { client, host } = useAts();
  return useQuery({
    queryKey: queueKey(jobId, review),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => storedReview(host.storage, review),
    queryFn: async ({ signal }) => {
      const options = { ...applicationListOptions, scope: String(jobId) };
      const state = readListState(options, host, {});
      const query = status
        ? columnQuery(state.search, { status, node_id: node ?? null })
        : listQuery(state);
      const queue = await client.call(getQueue, { params: { id: jobId }, query, signal });
      if (review) storeReview(host.storage, review, queue);
      return queue;
    },
  });
}

const queueKey = (jobId: number, review: number | undefined) => ["review", jobId, review];

/** Marks an application of the review as decided or not, and returns the queue. */
export function useDecide(jobId: number, review: number | undefined) {
  const { host } = useAts();
  const queries = useQueryClient();
  return (id: number, isDecided: boolean): Queue | undefined => {
    const queue = queries.setQueryData<Queue>(queueKey(jobId, review), (before) => {
      const others = before?.decided.filter((each) => each !== id) ?? [];
      return before && { ...before, decided: isDecided ? [...others, id] : others };
    });
    if (queue && review) storeReview(host.storage, review, queue);
    return queue;
  };
}

/** The next application of the queue that is not decided: below the one decided, else from the top. */
export function nextUndecided({ ids, decided }: Queue, id: number): number | undefined {
  const place = ids.indexOf(id) + 1;
  return [...ids.slice(place), ...ids.slice(0, place)].find(
    (each) => each !== id && !decided.includes(each),
  );
}

/** Reads the applicants of a queue page; stages that this browser already knows are current. */
export function useQueuePage(ids: readonly number[]) {
  const queries = useQueryClient();
  const queued = useEndpoint(listQueued, { query: { application_ids: [...ids] } });
  const stageNow = (each: Stage & { id: number }): Stage =>
    queries.getQueryData<ApplicationDetails>(keyOf(getApplication, { params: { id: each.id } })) ??
    each;
  const records = queued.data?.records.map((each) => {
    const { status, node_id, node_name } = stageNow(each);
    return { ...each, status, node_id, node_name };
  });
  return { ...queued, data: records };
}
