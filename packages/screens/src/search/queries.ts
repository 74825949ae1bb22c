import {
  type ApplicationHit,
  globalSearch,
  type JobHit,
  type SearchModule,
  searchPageSize,
} from "@ats/core/search/contract";
import { useEffect } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { useDebouncedTerm } from "./useDebouncedTerm.ts";

export type Hit = ({ module: "JOBS" } & JobHit) | ({ module: "APPLICATIONS" } & ApplicationHit);

/**
 * Results of a term in a module, after a pause in typing. None for an empty term or after a
 * failure. Specification §4, §8.
 */
export function useSearch(module: SearchModule, typed: string) {
  const { host } = useAts();
  const term = useDebouncedTerm(typed);
  // Each term has its own key, so that a late answer never appears under another term.
  const search = useEndpoint(
    globalSearch,
    { query: { m: module, q: term, page_no: 0, page_size: searchPageSize } },
    { enabled: term !== "", retry: false },
  );
  const { data, dataUpdatedAt } = search;
  useEffect(() => {
    if (!data || !dataUpdatedAt) return;
    const name = data.total > 0 ? "search_success" : "search_failure";
    host.track?.({ name, module, total: data.total });
  }, [data, dataUpdatedAt, host, module]);
  const isRested = term === typed.trim();
  return {
    hits: isRested
      ? data?.records.map(({ _source }) => ({ module, ..._source }) as Hit)
      : undefined,
    hasMore: data !== undefined && data.total > data.count,
    isLoading: search.isFetching,
  };
}
