import { budgetFilters, budgetSortColumns } from "@ats/core/budgets/list-columns";
import { to } from "@ats/core/navigation/routes";
import { z } from "zod";
import { costListSearch } from "./state.ts";

/** Parts of the costs beside the list itself. */
export const costsTabs = ["budgets", "figures"] as const;

/** Search parameters of the costs: those of the list, and of its other tabs. */
export const costsSearch = costListSearch.extend({
  tab: z.enum(costsTabs).optional().catch(undefined),
  /** A budget, or the form of a new one. */
  budget: z
    .union([z.literal("new"), z.coerce.number().int().positive()])
    .optional()
    .catch(undefined),
  /** Which budgets are shown, and in which order. */
  show: z.enum(budgetFilters).optional().catch(undefined),
  by: z.enum(budgetSortColumns).optional().catch(undefined),
  /** Of the figures: period, department and job. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  dept: z.string().max(80).optional().catch(undefined),
  job: z.coerce.number().int().positive().optional().catch(undefined),
});
export type CostsSearch = z.output<typeof costsSearch>;

export const tabPath = (tab: (typeof costsTabs)[number] | "list"): string =>
  tab === "list" ? to.costsList() : `${to.costsList()}?tab=${tab}`;
