import { getApplication, listApplications } from "@ats/core/applications/contract";
import type { Application } from "@ats/core/applications/application";
import { type Stage, stageId } from "@ats/core/applications/stage";
import { getJob } from "@ats/core/jobs/contract";
import type { ApiError } from "@ats/core/contract/client";
import { keepPreviousData, queryOptions, useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import type { ApplicationPage } from "../status-patches.ts";
import { applicationsCall, columnQuery } from "./calls.ts";
import type { ApplicationListState } from "./state.ts";

export const useJob = (id: number) => useEndpoint(getJob, { params: { id } });

export const useApplications = (jobId: number, state: ApplicationListState) =>
  useEndpoint(...applicationsCall(jobId, state), {
    enabled: state.view !== "kanban",
    // Rows of another job must not be shown meanwhile.
    placeholderData: (previous, query) =>
      isOfJob(query?.queryKey, jobId) ? keepPreviousData(previous) : undefined,
  });

const isOfJob = (key: readonly unknown[] | undefined, jobId: number) =>
  (key?.[2] as { params: { id: number } } | undefined)?.params.id === jobId;

export interface Board {
  jobId: number;
  /** Stages that have a column. */
  shown: readonly Stage[];
  search: ApplicationListState["search"];
}

export interface Column {
  stage: Stage;
  /** The pages loaded so far, the most recent applications first. */
  rows: Application[];
  /** Total of the stage; undefined while its first page loads. */
  total: number | undefined;
  error: ApiError | null;
  isFetching: boolean;
  retry(): void;
  loadMore(): void;
}

/** Reads the columns of the board, each with the pages scrolled to. */
export function useColumns({ jobId, shown, search }: Board): Column[] {
  const { client } = useAts();
  const [pages, setPages] = useState<Record<string, number>>({});
  const wanted = shown.flatMap((stage) =>
    Array.from({ length: pages[stageId(stage)] ?? 1 }, (_, page_no) => ({ stage, page_no })),
  );
  const queries = useQueries({
    queries: wanted.map(({ stage, page_no }) => {
      const input = { params: { id: jobId }, query: { ...columnQuery(search, stage), page_no } };
      return queryOptions<ApplicationPage, ApiError>({
        queryKey: keyOf(listApplications, input),
        queryFn: ({ signal }) => client.call(listApplications, { ...input, signal }),
        placeholderData: keepPreviousData,
      });
    }),
  });
  return shown.map((stage) => {
    const id = stageId(stage);
    const own = queries.filter((_, at) => wanted[at]?.stage === stage);
    const total = own[0]?.data?.total;
    // A new application pushes the last of a page on to the next, where it comes twice.
    const rows = new Map(
      own.flatMap(({ data }) => data?.records ?? []).map((row) => [row.id, row]),
    );
    return {
      stage,
      rows: [...rows.values()],
      total,
      error: own.find(({ error, data }) => error && !data)?.error ?? null,
      isFetching: own.some(({ isFetching }) => isFetching),
      retry: () => own.forEach((query) => void query.refetch()),
      loadMore: () => {
        if (own.every(({ data }) => data)) setPages((now) => ({ ...now, [id]: own.length + 1 }));
      },
    };
  });
}

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
