import type { ApplicationDetails } from "@ats/core/applications/application";
import { getApplication } from "@ats/core/applications/contract";
import { getQueue, listMoved, listQueued } from "@ats/core/applications/queue-contract";
import type { Stage } from "@ats/core/applications/stage";
import type { ApiError } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
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
 * queue stays as it was at the start, so that a moved applicant does not drop out at once; whom a
 * colleague has moved since is decided.
 */
export function useReviewQueue(
  jobId: number,
  search: ApplicationDetailsSearch,
): UseQueryResult<Queue, ApiError> {
  const queue = useQueue(jobId, search);
  const since = queue.data?.read_date_time;
  const { data: moved } = useEndpoint(
    listMoved,
    { params: { id: jobId }, query: { since: since ?? "" } },
    { enabled: since !== undefined, meta: { isLive: true } },
  );
  return { ...queue, data: queue.data && withMoved(queue.data, moved) } as typeof queue;
}

const withMoved = (queue: Queue, moved: Output<typeof listMoved> | undefined): Queue => ({
  ...queue,
  decided: [...new Set([...queue.decided, ...(moved?.ids ?? [])])],
});

/** The ids of the queue to go through: all, or those undecided and the one shown. */
export function idsToReview({ ids, decided }: Queue, showsAll: boolean, shown: number): number[] {
  if (showsAll) return ids;
  const done = new Set(decided);
  return ids.filter((id) => id === shown || !done.has(id));
}

function useQueue(jobId: number, { review, status, node }: ApplicationDetailsSearch) {
  const { client, host } = useAts();
  return useQuery<Queue, ApiError>({
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
    if (!queue) return undefined;
    if (review) storeReview(host.storage, review, queue);
    const query = { since: queue.read_date_time };
    const moved = queries.setQueryData<Output<typeof listMoved>>(
      keyOf(listMoved, { params: { id: jobId }, query }),
      (before) => before && { ids: before.ids.filter((each) => each !== id) },
    );
    return withMoved(queue, moved);
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
