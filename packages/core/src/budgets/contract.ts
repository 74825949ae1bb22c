import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { costFields } from "../costs/cost-input.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { budgetFilters, budgetSortColumns } from "./list-columns.ts";
import { budgetInput } from "./budget-input.ts";
import { budgetStates } from "./budget.ts";

const money = z.object({ currency: z.string(), amount: z.number().int() });

export const budgetSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  job: z
    .object({ id: z.number().int(), job_number: z.number().int(), title: z.string() })
    .nullable(),
  dept: z.string(),
  campaign: z.string(),
  from_date: z.string(),
  to_date: z.string(),
  amount: z.number().int(),
  /** The company's currency, of all amounts but those without a rate. */
  currency: z.string(),
  warn_percent: z.number().int(),
  is_hard_limit: z.boolean(),
  planned: z.number().int(),
  committed: z.number().int(),
  actual: z.number().int(),
  paid: z.number().int(),
  /** Waits for approval: in none of the other sums. */
  awaiting: z.number().int(),
  /** Planned, committed and actual together. */
  used: z.number().int(),
  used_percent: z.number().int(),
  state: z.enum(budgetStates),
  /** Costs in other currencies that have no rate, and so are in none of the sums. */
  without_rate: z.array(money),
  version: z.number().int(),
});
export type Budget = z.output<typeof budgetSchema>;

export const listBudgets = endpoint({
  method: "GET",
  path: "/api/budgets",
  summary: "Lists budgets with what is planned, committed, actual and paid, one page",
  access: "VIEW_COST",
  query: pageQuery(budgetSortColumns, { sc: "used_percent", so: "desc" }).extend({
    filter: z.enum(budgetFilters).default("all"),
  }),
  response: pageOf(budgetSchema),
});

export const getBudget = endpoint({
  method: "GET",
  path: "/api/budgets/{id}",
  summary: "Returns a budget with what is planned, committed, actual and paid",
  access: "VIEW_COST",
  params: idParam,
  response: budgetSchema,
});

export const addBudget = endpoint({
  method: "POST",
  path: "/api/budgets",
  summary: "Adds a budget of a job, department, campaign or the company for a period",
  access: "UPDATE_COSTS",
  idempotent: true,
  body: budgetInput,
  response: budgetSchema,
});

export const updateBudget = endpoint({
  method: "PUT",
  path: "/api/budgets/{id}",
  summary: "Saves a budget",
  access: "UPDATE_COSTS",
  ifMatch: true,
  params: idParam,
  body: budgetInput,
  response: budgetSchema,
});

export const removeBudget = endpoint({
  method: "DELETE",
  path: "/api/budgets/{id}",
  summary: "Removes a budget; its costs stay",
  access: "UPDATE_COSTS",
  ifMatch: true,
  params: idParam,
});

const touchedBudget = budgetSchema
  .pick({ id: true, name: true, amount: true, currency: true })
  .extend({
    /** What is used with this cost, and without it or as it is saved. */
    used: z.number().int(),
    used_before: z.number().int(),
    state: z.enum(budgetStates),
    /** The cost has no rate to the company's currency, and so is in none of the sums. */
    has_no_rate: z.boolean(),
    /** True for a cost that its writer has to confirm, as it takes the budget beyond its amount. */
    needs_confirmation: z.boolean(),
    /** True for a planned or ordered cost that the budget refuses. */
    is_refused: z.boolean(),
  });
export type TouchedBudget = z.output<typeof touchedBudget>;

export const checkBudgets = endpoint({
  method: "POST",
  path: "/api/budgets/check",
  summary: "Tells where a cost would take the budgets that it counts for, before it is saved",
  access: "VIEW_COST",
  readsOnly: true,
  body: costFields
    .pick({
      net: true,
      currency: true,
      rate: true,
      po_number: true,
      invoice_number: true,
      expected_date: true,
      incurred_date: true,
      paid_date: true,
      dept: true,
      campaign: true,
      split_by: true,
      shares: true,
    })
    .extend({
      /** The cost that is being edited. */
      except: z.number().int().positive().nullable().default(null),
    }),
  response: z.object({ budgets: z.array(touchedBudget) }),
});

export const budgetsContract = {
  checkBudgets,
  listBudgets,
  addBudget,
  getBudget,
  updateBudget,
  removeBudget,
};
