import { z } from "zod";
import { evidenceMaxBytes } from "../checks/contract.ts";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { conditionSearch } from "../lists/conditions.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { costKinds, costStages } from "./cost.ts";
import { costInput } from "./cost-input.ts";
import {
  costDays,
  costFilters,
  costSearchFields,
  costSortColumns,
  costValueFields,
} from "./list-columns.ts";
import { getAgencyFee } from "./agency-fee-contract.ts";
import { getInterviewTime } from "./interview-time-contract.ts";
import { importCosts } from "./import-contract.ts";
import { splitWays } from "./share-costs.ts";

const day = z.string().nullable();

/** A job's part of a cost. */
const costShare = z.object({
  job_id: z.number().int(),
  job_number: z.number().int(),
  title: z.string(),
  /** In minor units of the line's currency. */
  amount: z.number().int(),
});

export const costLineSchema = z.object({
  id: z.number().int(),
  kind: z.enum(costKinds),
  credits_line_id: z.number().int().nullable(),
  type: z.string(),
  is_internal: z.boolean(),
  supplier: z.string(),
  po_number: z.string(),
  invoice_number: z.string(),
  net: z.number().int(),
  vat_rate: z.number().int(),
  currency: z.string(),
  rate: z.number().nullable(),
  rate_date: day,
  /** The net amount in the company's currency; null without a rate. */
  home_net: z.number().int().nullable(),
  expected_date: z.string(),
  incurred_date: day,
  paid_date: day,
  /** The day it counts for: when it is incurred or paid, or else expected. */
  day: z.string(),
  stage: z.enum(costStages),
  note: z.string(),
  campaign: z.string(),
  dept: z.string(),
  source: z.string(),
  split_by: z.enum(splitWays),
  /** The shares of jobs that the reader may see. */
  shares: z.array(costShare),
  /** Number of all its jobs. */
  job_count: z.number().int(),
  document_name: z.string().nullable(),
  /** The offer whose agency fee it is; null for another cost. */
  offer_id: z.number().int().nullable(),
  /** True until that offer is accepted. */
  is_forecast: z.boolean(),
  version: z.number().int(),
});
export type CostLine = z.output<typeof costLineSchema>;

const listedCost = costLineSchema.extend({
  /**
   * The share of the job that the list is of, or of the one department that it is searched for, in minor units of the cost's currency; null in a list of whole costs.
   */
  part: z.number().int().nullable(),
});
export type ListedCost = z.output<typeof listedCost>;

/** Another line that is named: a credited cost, one of its credits, or the same invoice. */
const namedCost = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(costKinds),
  net: z.number().int(),
  currency: z.string(),
});
export type NamedCost = z.output<typeof namedCost>;

const costDetails = costLineSchema.extend({
  /** The cost that this takes money off. */
  credited: namedCost.nullable(),
  /** What takes money off this cost. */
  credits: z.array(namedCost),
  created_by_name: z.string().nullable(),
  created_date_time: z.iso.datetime(),
});
export type CostDetails = z.output<typeof costDetails>;

const filters = {
  ...conditionSearch({ text: costSearchFields, time: costDays }).shape,
  filter: z.enum(costFilters).default("all"),
  /** Costs of one job. */
  job_id: z.coerce.number().int().positive().optional(),
};

export const listCosts = endpoint({
  method: "GET",
  path: "/api/costs",
  summary: "Lists the company's costs, one page",
  access: "VIEW_COST",
  findsNoApplicants: true,
  query: pageQuery(costSortColumns, { sc: "day", so: "desc" }).extend(filters),
  response: pageOf(listedCost),
});

const money = z.object({ currency: z.string(), amount: z.number().int() });

export const getCostTotals = endpoint({
  method: "GET",
  path: "/api/costs/totals",
  summary:
    "Totals the costs that match, or the parts that a job or department bears: by currency, and in the company's",
  access: "VIEW_COST",
  findsNoApplicants: true,
  query: z.object(filters),
  response: z.object({
    count: z.number().int(),
    /** Net by currency; amounts of several currencies are never added. */
    totals: z.array(money),
    /** Net in the company's currency, of the costs that have a rate. */
    home: money,
    /** Costs that are left out of it for want of a rate. */
    without_rate: z.number().int(),
    /** Costs that no total has: they wait for approval, were sent back or were rejected. */
    held: z.number().int(),
  }),
});
export type CostTotals = z.output<typeof getCostTotals.response>;

export const exportCosts = endpoint({
  method: "GET",
  path: "/api/costs/export",
  summary: "Exports the costs that match as CSV for finance, a row for each job's share",
  access: "VIEW_COST",
  findsNoApplicants: true,
  query: z.object(filters),
  response: file,
});

export type CostValueField = (typeof costValueFields)[number];

export const listCostValues = endpoint({
  method: "GET",
  path: "/api/costs/values",
  summary: "Lists frequent values of a field among the newest costs",
  access: "VIEW_COST",
  query: z.object({
    field: z.enum(costValueFields),
    /** Part of a value. */
    q: z.string().trim().max(200).default(""),
  }),
  response: z.object({ values: z.array(z.string()) }),
});

const costJob = z.object({
  id: z.number().int(),
  job_number: z.number().int(),
  title: z.string(),
  dept: z.string(),
  openings: z.number().int(),
  /** Submitted applications. */
  applications: z.number().int(),
});
export type CostJob = z.output<typeof costJob>;

export const listCostJobs = endpoint({
  method: "GET",
  path: "/api/costs/jobs",
  summary: "Lists jobs to split a cost over, newest first, with openings and applications",
  access: "VIEW_COST",
  query: z.object({
    /** Part of the title, or the number. */
    q: z.string().trim().max(200).default(""),
    /** These jobs alone. */
    id: z
      .union([
        z.coerce.number().int().positive(),
        z.array(z.coerce.number().int().positive()).max(100),
      ])
      .default([])
      .transform((given) => [given].flat()),
  }),
  response: z.object({ records: z.array(costJob) }),
});

export const getCostChoices = endpoint({
  method: "GET",
  path: "/api/costs/choices",
  summary: "Returns the types of cost, the company's currency and its sources and departments",
  access: "VIEW_COST",
  response: z.object({
    types: z.array(z.string()),
    currency: z.string(),
    depts: z.array(z.string()),
    sources: z.array(z.string()),
  }),
});
export type CostChoices = z.output<typeof getCostChoices.response>;

export const findSameInvoice = endpoint({
  method: "GET",
  path: "/api/costs/same-invoice",
  summary: "Finds another cost with the same supplier and invoice number, case and spaces aside",
  access: "VIEW_COST",
  query: z.object({
    supplier: z.string().max(120),
    invoice_number: z.string().max(60),
    /** The cost that is being edited. */
    except: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({ cost: namedCost.nullable() }),
});

export const getCost = endpoint({
  method: "GET",
  path: "/api/costs/{id}",
  summary: "Returns a cost with its shares, its document's name and its credits",
  access: "VIEW_COST",
  params: idParam,
  response: costDetails,
});

export const addCost = endpoint({
  method: "POST",
  path: "/api/costs",
  summary: "Records a cost, a credit note or a rebate, split over jobs to the last penny",
  access: "UPDATE_COSTS",
  idempotent: true,
  body: costInput,
  response: costDetails,
});

export const updateCost = endpoint({
  method: "PUT",
  path: "/api/costs/{id}",
  summary: "Saves a cost with its shares",
  access: "UPDATE_COSTS",
  ifMatch: true,
  params: idParam,
  body: costInput,
  response: costDetails,
});

export const removeCost = endpoint({
  method: "DELETE",
  path: "/api/costs/{id}",
  summary: "Removes a cost that no credit note or rebate is for, with its document",
  access: "UPDATE_COSTS",
  ifMatch: true,
  params: idParam,
});

export const attachCostDocument = endpoint({
  method: "POST",
  path: "/api/costs/{id}/document",
  summary: "Attaches a document to a cost, a PDF or picture, in place of the one before",
  access: "UPDATE_COSTS",
  idempotent: true,
  params: idParam,
  query: z.object({ name: z.string().trim().min(1).max(200) }),
  body: z
    .file()
    .min(1, "This file is empty (0 bytes). Save it again and choose that file.")
    .max(evidenceMaxBytes, "This file is larger than 10 MB. Make it smaller and choose it again."),
  response: z.object({ version: z.number().int() }),
});

export const getCostDocument = endpoint({
  method: "GET",
  path: "/api/costs/{id}/document",
  summary: "Returns the document of a cost as a file",
  access: "VIEW_COST",
  params: idParam,
  response: file,
});

export const costsContract = {
  importCosts,
  getInterviewTime,
  getAgencyFee,
  getCostTotals,
  exportCosts,
  listCostValues,
  listCostJobs,
  getCostChoices,
  findSameInvoice,
  listCosts,
  addCost,
  getCost,
  updateCost,
  removeCost,
  attachCostDocument,
  getCostDocument,
};
