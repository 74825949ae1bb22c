import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { getJob } from "@ats/core/jobs/contract";
import type { ApiError } from "@ats/core/contract/client";
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { searchQuery } from "../search-query.ts";
import type { ApplicationPage } from "../status-patches.ts";
import { type ApplicationListState, applicationsOf } from "./state.ts";

export const useJob = (id: number) => useEndpoint(getJob, { params: { id } });

export const useApplications = (jobId: number, state: ApplicationListState) =>
  useEndpoint(...applicationsOf(jobId, state), {
    enabled: state.view !== "kanban",
    // Rows of another job are no rows to show meanwhile.
    placeholderData: (previous, query) =>
      isOfJob(query?.queryKey, jobId) ? keepPreviousData(previous) : undefined,
  });

const isOfJob = (key: readonly unknown[] | undefined, jobId: number) =>
  (key?.[2] as { params: { id: number } } | undefined)?.params.id === jobId;

interface Board {
  jobId: number;
  /** Statuses that have a column. */
  shown: readonly ApplicationStatus[];
  search: ApplicationListState["search"];
}

/** The columns of the kanban, each with the pages loaded so far, the most recent applications first. */
export function useColumns(board: Board) {
  const columns = {
    INCOMPLETE: useColumn("INCOMPLETE", board),
    APPLIED: useColumn("APPLIED", board),
    SHORTLIST: useColumn("SHORTLIST", board),
    INTERVIEW: useColumn("INTERVIEW", board),
    PROCESSING: useColumn("PROCESSING", board),
    HIRE: useColumn("HIRE", board),
    REJECTED: useColumn("REJECTED", board),
    WITHDRAWN: useColumn("WITHDRAWN", board),
  };
  return board.shown.map((status) => ({ status, query: columns[status] }));
}

function useColumn(status: ApplicationStatus, { jobId, shown, search }: Board) {
  const { client } = useAts();
  const query = {
    ...searchQuery(search),
    status,
    sc: "created_date_time" as const,
    so: "desc" as const,
  };
  const input = { params: { id: jobId }, query };
  return useInfiniteQuery<
    ApplicationPage,
    ApiError,
    InfiniteData<ApplicationPage>,
    QueryKey,
    number
  >({
    enabled: shown.includes(status),
    queryKey: [...keyOf(listApplications, input), "pages"],
    queryFn: ({ pageParam, signal }) =>
      client.call(listApplications, { ...input, query: { ...query, page_no: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, { records }) => sum + records.length, 0) < last.total
        ? pages.length
        : undefined,
    placeholderData: keepPreviousData,
  });
}

/** Fetches an application before its page is opened. */
export function usePrefetchApplication() {
  const { client } = useAts();
  const queries = useQueryClient();
  return useCallback(
    ({ id }: { id: number }) =>
      void queries.prefetchQuery({
        queryKey: keyOf(getApplication, { params: { id } }),
        queryFn: ({ signal }) => client.call(getApplication, { params: { id }, signal }),
        staleTime: 10_000,
      }),
    [client, queries],
  );
}
