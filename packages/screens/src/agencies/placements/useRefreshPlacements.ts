import { listPlacementCosts, listPlacements } from "@ats/core/agencies/placement-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../../app/query.ts";
import { useRefreshCosts } from "../../costs/useRefreshCosts.ts";

/** Reads again what shows placements and their costs. */
export function useRefreshPlacements() {
  const queries = useQueryClient();
  const refreshCosts = useRefreshCosts();
  return useCallback(
    () =>
      Promise.all([
        ...[listPlacements, listPlacementCosts].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
        refreshCosts(),
      ]),
    [queries, refreshCosts],
  );
}
