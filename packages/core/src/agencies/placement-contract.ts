import { z } from "zod";
import { costFields, mostCost } from "../costs/cost-input.ts";
import { costCurrencies } from "../costs/money.ts";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { optionalText, plainText } from "../validation/text.ts";
import { placementFilters, placementSortColumns } from "./list-columns.ts";
import { invoiceAnswers, invoiceStates, placementStates } from "./placement.ts";

const id = z.coerce.number().int().positive();
const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A hire through an agency. */
const placementSchema = z.object({
  id: z.number().int(),
  agency: z.object({ id: z.number().int(), name: z.string() }),
  application_id: z.number().int(),
  applicant_name: z.string(),
  job: z.object({ id: z.number().int(), title: z.string(), job_number: z.number().int() }),
  /** Day of the offer, or of the hire where no offer was made. */
  offered_date: z.string(),
  start_date: z.string().nullable(),
  /** True where salary and start come from an offer. */
  has_offer: z.boolean(),
  /** First day of the terms that held on the day of the offer; null without terms. */
  terms_from: z.string().nullable(),
  state: z.enum(placementStates),
  /** The part of the fee that comes back, in hundredths of a percent, and the last day of its months. */
  rebate: z
    .object({ month: z.number().int(), percentage: z.number().int(), ends_on: z.string() })
    .nullable(),
  window_ends_on: z.string().nullable(),
  /** Days until the rebate window ends; null while it is not open. */
  days_left: z.number().int().nullable(),
  left_date: z.string().nullable(),
  left_reason: z.string(),
  claimed_date_time: z.iso.datetime().nullable(),
  claimed_by: z.string().nullable(),
  invoice_state: z.enum(invoiceStates),
  /** Null without the right to costs, and where a role hides salaries or costs are switched off. */
  money: z
    .object({
      salary: money.nullable(),
      fee: money.nullable(),
      /** The cost that is the fee. */
      cost_id: z.number().int().nullable(),
      /** The number that the agency gave of its invoice. */
      given_invoice_number: z.string(),
      invoice: z
        .object({
          number: z.string(),
          date: z.string().nullable(),
          net: z.number().int(),
          vat_rate: z.number().int(),
          currency: z.string(),
          document_name: z.string().nullable(),
          /** What it is above the fee of the terms; null where there is no fee to compare. */
          difference: z.number().int().nullable(),
          /** Why a difference was accepted or disputed. */
          reason: z.string(),
        })
        .nullable(),
      /** The rebate that is due since the person left. */
      rebate_due: money.nullable(),
      claimed: money.nullable(),
      credit: z
        .object({
          cost_id: z.number().int(),
          number: z.string(),
          net: z.number().int(),
          /** What it is above the claim; below zero for a part of it. */
          difference: z.number().int(),
          reason: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  version: z.number().int(),
});
export type Placement = z.output<typeof placementSchema>;

export const listPlacements = endpoint({
  method: "GET",
  path: "/api/placements",
  summary: "Lists hires through agencies with their rebate windows, one page",
  access: "VIEW_AGENCIES",
  query: pageQuery(placementSortColumns, { sc: "start_date", so: "desc" }).extend({
    filter: z.enum(placementFilters).default("all"),
    /** Placements of one agency. */
    agency_id: id.optional(),
    /** The placement of one application. */
    application_id: id.optional(),
  }),
  response: pageOf(placementSchema),
});

const written = z.object({ version: z.number().int() });

const day = (missing: string) => z.iso.date(missing);

export const updatePlacement = endpoint({
  method: "PUT",
  path: "/api/placements/{id}",
  summary: "Changes the first day of work of a placement",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: z.object({ start_date: day("Enter the first day of work.") }),
  response: written,
});

export const setPlacementSalary = endpoint({
  method: "PUT",
  path: "/api/placements/{id}/salary",
  summary: "Sets the yearly salary of a placement without an offer, from which its fee follows",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: z.object({
    salary: z
      .number("Enter the salary.")
      .int("Enter a whole number of pence or cents: there is no part of a penny.")
      .min(1, "Enter a salary above zero.")
      .max(mostCost, "Enter less than 1,000,000,000."),
    currency: z.enum(costCurrencies, "Choose a currency."),
  }),
  response: written,
});

const leaver = z.object({
  left_date: day("Enter the day on which the person left."),
  reason: plainText(500, "Enter why the person left."),
});

export const recordLeaver = endpoint({
  method: "PUT",
  path: "/api/placements/{id}/leaver",
  summary: "Records the day on which a placed person left, and why",
  access: "UPDATE_APPLICATIONS",
  ifMatch: true,
  params: idParam,
  body: leaver,
  response: written,
});

export const removeLeaver = endpoint({
  method: "DELETE",
  path: "/api/placements/{id}/leaver",
  summary: "Takes back that a placed person left",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  params: idParam,
  response: written,
});

const { net, vat_rate, currency, invoice_number, is_further_line, exceeds_budgets } =
  costFields.shape;

export const recordPlacementInvoice = endpoint({
  method: "POST",
  path: "/api/placements/{id}/invoice",
  summary: "Records the agency's invoice on the cost of a placement",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: z.object({
    invoice_number: invoice_number.unwrap().refine((text) => text !== "", "Enter the number."),
    date: day("Enter the date of the invoice."),
    net: net.min(1, "Enter an amount above zero."),
    vat_rate,
    currency,
    is_further_line,
    exceeds_budgets,
  }),
  response: written,
});

export const choosePlacementCost = endpoint({
  method: "PUT",
  path: "/api/placements/{id}/cost",
  summary: "Makes a cost that is recorded already the invoice of a placement",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: z.object({ cost_id: z.number("Choose a cost.").int().positive() }),
  response: written,
});

export const listPlacementCosts = endpoint({
  method: "GET",
  path: "/api/placements/{id}/costs",
  summary: "Lists invoiced costs of the agency that belong to no placement, the newest 50",
  access: "VIEW_COST",
  shows: ["salary"],
  params: idParam,
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        net: z.number().int(),
        currency: z.string(),
        day: z.string(),
      }),
    ),
  }),
});

export const answerPlacementInvoice = endpoint({
  method: "PUT",
  path: "/api/placements/{id}/invoice/answer",
  summary: "Accepts or disputes an invoice that differs from the fee, with the reason",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: z.object({
    answer: z.enum(invoiceAnswers, "Accept or dispute the difference."),
    reason: plainText(500, "Enter a reason."),
  }),
  response: written,
});

export const claimRebate = endpoint({
  method: "POST",
  path: "/api/placements/{id}/claim",
  summary: "Claims the rebate for a person who left within the window, and mails the agency",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  response: written,
});

export const withdrawClaim = endpoint({
  method: "DELETE",
  path: "/api/placements/{id}/claim",
  summary: "Withdraws the claim of a rebate that is not credited",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  response: written,
});

export const recordPlacementCredit = endpoint({
  method: "POST",
  path: "/api/placements/{id}/credit",
  summary: "Records the agency's credit note for a claimed rebate as money off the cost",
  access: "UPDATE_COSTS",
  shows: ["salary"],
  idempotent: true,
  params: idParam,
  body: z.object({
    number: plainText(60, "Enter the number of the credit note."),
    date: day("Enter the date of the credit note."),
    /** Net of VAT, in minor units, above zero. */
    net: net.min(1, "Enter an amount above zero."),
    vat_rate,
    /** Needed where it differs from the claim. */
    reason: optionalText(500).default(""),
    is_further_line,
  }),
  response: written,
});

export const placementsContract = {
  listPlacements,
  updatePlacement,
  setPlacementSalary,
  recordLeaver,
  removeLeaver,
  recordPlacementInvoice,
  choosePlacementCost,
  listPlacementCosts,
  answerPlacementInvoice,
  claimRebate,
  withdrawClaim,
  recordPlacementCredit,
};
