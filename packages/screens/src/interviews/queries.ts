import { getApplication, listActivity } from "@ats/core/applications/contract";
import type { Endpoint, Input } from "@ats/core/contract/endpoint";
import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import {
  getInterview,
  getInterviewOptions,
  listApplicationInterviews,
  listInterviews,
  suggestInterview,
} from "@ats/core/interviews/contract";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";

/** Refetches when an application changes elsewhere. */
const meta = { isLive: true };

export const useInterviews = (query: Input<typeof listInterviews>["query"], enabled: boolean) =>
  useEndpoint(listInterviews, { query }, { enabled, meta, placeholderData: keepPreviousData });

export const useApplicationInterviews = (id: number) =>
  useEndpoint(listApplicationInterviews, { params: { id } }, { meta });

/** An interview that does not exist is an error to show where it was asked for. */
export const useBriefing = (id: number | undefined) =>
  useEndpoint(
    getInterview,
    { params: { id: id ?? 0 }, mayBeMissing: true },
    { meta, enabled: id !== undefined },
  );

export const useInterviewOptions = () => useEndpoint(getInterviewOptions, {});

type SuggestionQuery = Input<typeof suggestInterview>["query"];

export const useSuggestion = (application: number | undefined, query: SuggestionQuery) =>
  useEndpoint(
    suggestInterview,
    { params: { id: application ?? 0 }, query },
    { enabled: application !== undefined, placeholderData: keepPreviousData, retry: false },
  );

const shown: readonly Endpoint[] = [
  listInterviews,
  listApplicationInterviews,
  listBookingInvitations,
  getInterview,
  suggestInterview,
  getApplication,
  listActivity,
];

/** Refetches every query that shows interviews. */
export function useRefreshInterviews() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })),
      ),
    [queries],
  );
}
