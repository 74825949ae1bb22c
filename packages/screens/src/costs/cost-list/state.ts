import { costKinds } from "@ats/core/costs/cost";
import { costFilters, costSortColumns } from "@ats/core/costs/list-columns";
import { costCurrencies } from "@ats/core/costs/money";
import { z } from "zod";
import { figures, type ListOptions, type ListState, listSearch } from "../../lists/list-state.ts";

const name = z.string().max(120);

export const costListSearch = listSearch(z.enum(costFilters), costSortColumns, {
  type: name,
  supplier: name,
  dept: name,
  campaign: name,
  source: name,
  kind: z.enum(costKinds),
  currency: z.enum(costCurrencies),
  is_internal: z.enum(["internal", "external"]),
  is_forecast: z.enum(["forecast", "certain"]),
  day: figures,
  paid_date: figures,
});
export type CostListSearch = z.output<typeof costListSearch>;
export type CostListState = ListState<CostListSearch>;

const common = {
  search: costListSearch,
  defaults: { filter: "all", sc: "day", so: "desc" },
} as const;

export const costListOptions: ListOptions<CostListSearch> & { list: "costs" } = {
  list: "costs",
  ...common,
};

/** The costs of one job: a list with a state of its own. */
export const jobCostsOptions = (job_id: number): ListOptions<CostListSearch> => ({
  list: "jobCosts",
  scope: String(job_id),
  ...common,
});
