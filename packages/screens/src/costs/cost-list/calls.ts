import { getCostTotals, listCosts } from "@ats/core/costs/contract";
import { searchQuery } from "../../applications/search-query.ts";
import { pageOf } from "../../lists/list-state.ts";
import type { CostListState } from "./state.ts";

/** What a list of costs shows, without its page and order. */
export const filtersOf = ({ search, filter }: CostListState, job_id?: number) => ({
  ...searchQuery(search),
  filter,
  ...(job_id && { job_id }),
});

/** The call that reads the costs of a list's state. */
export const costsCall = (state: CostListState, job_id?: number) =>
  [listCosts, { query: { ...pageOf(state), ...filtersOf(state, job_id) } }] as const;

export const totalsCall = (state: CostListState, job_id?: number) =>
  [getCostTotals, { query: filtersOf(state, job_id) }] as const;
