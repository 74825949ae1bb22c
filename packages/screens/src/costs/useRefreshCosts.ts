import { getCostRequisition } from "@ats/core/approvals/contract";
import { checkBudgets, getBudget, listBudgets } from "@ats/core/budgets/contract";
import { getCost, getCostTotals, listCosts, listCostValues } from "@ats/core/costs/contract";
import { getCostFigures } from "@ats/core/costs/figures-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../app/query.ts";

/** Reads again what shows costs, budgets included. */
export function useRefreshCosts() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [
          getCost,
          getCostTotals,
          listCosts,
          listCostValues,
          checkBudgets,
          getBudget,
          listBudgets,
          getCostFigures,
          getCostRequisition,
        ].map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })),
      ),
    [queries],
  );
}
