import { checkBudgets, getBudget, listBudgets } from "@ats/core/budgets/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../app/query.ts";

/** Reads again what shows budgets. */
export function useRefreshBudgets() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [checkBudgets, getBudget, listBudgets].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
