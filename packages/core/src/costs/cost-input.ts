import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";
import { costKinds, costTypeMaxLength } from "./cost.ts";
import { costCurrencies, writtenMoney } from "./money.ts";
import { shareProblem, splitWays } from "./share-costs.ts";

/** Most of an amount, in minor units: a thousand million in major ones. */
export const mostCost = 100_000_000_000;

/** Most jobs of one cost. */
export const mostShares = 100;

const text = (max: number) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform(sanitiseText)
    .default("");
const day = z.iso.date("Enter a full date.").nullable().default(null);
const amount = z
  .number("Enter an amount.")
  .int("Enter a whole number of pence or cents: there is no part of a penny.")
  .min(-mostCost, "Enter less than 1,000,000,000.")
  .max(mostCost, "Enter less than 1,000,000,000.");

/** The fields of a cost line. */
export const costFields = z.object({
  kind: z.enum(costKinds).default("COST"),
  /** The cost that a credit note or rebate is for. */
  credits_line_id: z.number().int().positive().nullable().default(null),
  /** A common type, or one of the company's own. */
  type: z.string().trim().min(1, "Choose a type.").max(costTypeMaxLength),
  /** True for the company's own people and means. */
  is_internal: z.boolean().default(false),
  supplier: text(120),
  po_number: text(60),
  invoice_number: text(60),
  /** Net of VAT, in minor units; negative for a credit note or rebate. */
  net: amount,
  /** Hundredths of a percent. */
  vat_rate: z.number().int().min(0, "Enter 0 % or more.").max(10_000, "Enter 100 % or less."),
  currency: z.enum(costCurrencies, "Choose a currency."),
  /** Units of the company's currency for one of this; null where they are the same or unknown. */
  rate: z
    .number()
    .positive(
      "The exchange rate must be more than 0. Enter what one unit of the currency is worth.",
    )
    .max(1_000_000, "Enter a rate of 1,000,000 or less.")
    .nullable()
    .default(null),
  /** Day of the rate. */
  rate_date: day,
  /** When it is expected; today by default. */
  expected_date: day,
  incurred_date: day,
  paid_date: day,
  note: text(2_000),
  campaign: text(80),
  /** The department of a cost without a job. */
  dept: text(80),
  /** The source of applications that it pays for. */
  source: text(60),
  split_by: z.enum(splitWays).default("EVENLY"),
  /** Its jobs with their shares; the server splits where no share is given. */
  shares: z
    .array(z.object({ job_id: z.number().int().positive(), amount: amount.optional() }))
    .max(mostShares, `Split a cost over ${mostShares} jobs or fewer.`)
    .default([]),
  /** Confirms a further cost on an invoice that is recorded already. */
  is_further_line: z.boolean().default(false),
  /** Budgets that the cost may exceed, as its writer has confirmed. */
  exceeds_budgets: z.array(z.number().int().positive()).max(500).default([]),
});
export type CostFields = z.output<typeof costFields>;

/** Most that credits may take back, which the database knows, is checked when a line is saved. */
export const costInput = costFields.superRefine((line, context) => {
  const refuse = (name: keyof CostFields, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (line.kind === "COST" && line.net < 0)
    refuse("net", "A cost cannot be below zero. Record a credit note or a rebate instead.");
  if (line.kind !== "COST" && line.net >= 0)
    refuse("net", "A credit note or rebate takes money off a cost. Enter how much.");
  if (line.kind !== "COST" && line.credits_line_id === null)
    refuse("credits_line_id", "Choose the cost that this takes money off.");
  if (line.kind === "COST" && line.credits_line_id !== null)
    refuse("credits_line_id", "Only a credit note or a rebate takes money off another cost.");
  if (line.rate !== null && line.rate_date === null)
    refuse("rate_date", "Enter the day of the exchange rate.");
  if (line.invoice_number && !line.supplier)
    refuse("supplier", "Enter the supplier whose invoice it is.");
  if (new Set(line.shares.map(({ job_id }) => job_id)).size < line.shares.length)
    refuse("shares", "A job is there twice. Remove one of the two.");
  const given = line.shares.flatMap(({ amount: share }) => share ?? []);
  if (given.length > 0 && given.length < line.shares.length)
    refuse("shares", "Enter a share for each job, or for none to split it by the rule.");
  else if (line.split_by === "BY_HAND" && given.length < line.shares.length)
    refuse("shares", "Enter each job’s share.");
  else {
    const problem =
      given.length > 0 && shareProblem({ amount: line.net, currency: line.currency }, given);
    if (problem) refuse("shares", problem);
  }
});

/** Refusal of credits that take more off a cost than it was. */
export const creditsTooMuch = (net: number, left: number, currency: string): string =>
  `The cost is ${writtenMoney({ amount: net, currency })} and ${writtenMoney({ amount: left, currency })} of it can still be credited. Enter no more than that.`;
