import { getClientDispute, listClientDisputes } from "@ats/core/agency-portal/disputes-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../../app/query.ts";

/** Reads again what shows an agency's disputes. */
export function useRefreshClientDisputes() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [listClientDisputes, getClientDispute].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
