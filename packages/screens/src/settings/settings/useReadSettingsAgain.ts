import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useUserCache } from "../../session/queries.ts";

/** Reads everything again that may depend on a setting. */
export function useReadSettingsAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  const cache = useUserCache();
  return useCallback(
    () => Promise.all([cache.refetch(), queries.invalidateQueries()]),
    [cache, queries],
  );
}
