import type { CostChoices, CostDetails, CostJob } from "@ats/core/costs/contract";
import { costKinds, costTypes, stageOf } from "@ats/core/costs/cost";
import type { costInput } from "@ats/core/costs/cost-input";
import { costCurrencies } from "@ats/core/costs/money";
import { sharesOf, splitWays } from "@ats/core/costs/share-costs";
import { z } from "zod";

const day = z.string().nullable();

const typedShare = z.object({
  job_id: z.number(),
  title: z.string(),
  openings: z.number(),
  applications: z.number(),
  amount: z.number().nullable(),
});
export type TypedShare = z.output<typeof typedShare>;

/** A cost as it is typed: what a credit takes off has no sign, and VAT is in percent. */
export const typedCostSchema = z.object({
  kind: z.enum(costKinds),
  credits_line_id: z.number().nullable(),
  /** Name of the cost that is credited. */
  credited: z.string(),
  type: z.string(),
  paid_for: z.enum(["external", "internal"]),
  supplier: z.string(),
  po_number: z.string(),
  invoice_number: z.string(),
  net: z.number().nullable(),
  vat: z.number().nullable(),
  currency: z.enum(costCurrencies),
  rate: z.number().nullable(),
  rate_date: day,
  expected_date: day,
  incurred_date: day,
  paid_date: day,
  note: z.string(),
  campaign: z.string(),
  dept: z.string(),
  source: z.string(),
  split_by: z.enum(splitWays),
  shares: z.array(typedShare),
  is_further_line: z.boolean(),
  /** Budgets that the cost may exceed, as confirmed. */
  exceeds_budgets: z.array(z.number()).default([]),
  /** The version that editing began from; 0 for a new cost. */
  version: z.number(),
});
export type TypedCost = z.output<typeof typedCostSchema>;

export const noCost = ({ currency }: Pick<CostChoices, "currency">): TypedCost => ({
  kind: "COST",
  credits_line_id: null,
  credited: "",
  type: costTypes[0],
  paid_for: "external",
  supplier: "",
  po_number: "",
  invoice_number: "",
  net: null,
  vat: 20,
  currency: costCurrencies.find((each) => each === currency) ?? "GBP",
  rate: null,
  rate_date: null,
  expected_date: null,
  incurred_date: null,
  paid_date: null,
  note: "",
  campaign: "",
  dept: "",
  source: "",
  split_by: "EVENLY",
  shares: [],
  is_further_line: false,
  exceeds_budgets: [],
  version: 0,
});

const withoutSign = (amount: number) => Math.abs(amount);

/** Shares as they are typed, with what the jobs are split by. */
const typedShares = (
  { shares }: Pick<CostDetails, "shares">,
  jobs: readonly CostJob[],
): TypedShare[] =>
  shares.map(({ job_id, title, amount }) => {
    const job = jobs.find(({ id }) => id === job_id);
    return {
      job_id,
      title,
      openings: job?.openings ?? 0,
      applications: job?.applications ?? 0,
      amount: withoutSign(amount),
    };
  });

/** A saved cost as the form shows it. */
export const typedFrom = (cost: CostDetails, jobs: readonly CostJob[]): TypedCost => ({
  kind: cost.kind,
  credits_line_id: cost.credits_line_id,
  credited: cost.credited?.name ?? "",
  type: cost.type,
  paid_for: cost.is_internal ? "internal" : "external",
  supplier: cost.supplier,
  po_number: cost.po_number,
  invoice_number: cost.invoice_number,
  net: withoutSign(cost.net),
  vat: cost.vat_rate / 100,
  currency: costCurrencies.find((each) => each === cost.currency) ?? "GBP",
  rate: cost.rate,
  rate_date: cost.rate_date,
  expected_date: cost.expected_date,
  incurred_date: cost.incurred_date,
  paid_date: cost.paid_date,
  note: cost.note,
  campaign: cost.campaign,
  dept: cost.dept,
  source: cost.source,
  split_by: cost.split_by,
  shares: typedShares(cost, jobs),
  is_further_line: false,
  exceeds_budgets: [],
  version: cost.version,
});

/** A new credit for a cost: for the same supplier, currency and jobs. */
export const creditFor = (
  cost: CostDetails,
  name: string,
  jobs: readonly CostJob[],
): Partial<TypedCost> => ({
  ...typedFrom(cost, jobs),
  kind: "CREDIT_NOTE",
  credits_line_id: cost.id,
  credited: name,
  po_number: "",
  invoice_number: "",
  net: null,
  expected_date: null,
  incurred_date: null,
  paid_date: null,
  note: "",
  split_by: cost.split_by === "BY_HAND" ? "EVENLY" : cost.split_by,
  shares: typedShares(cost, jobs).map((share) => ({ ...share, amount: null })),
  version: 0,
});

export const isCredit = ({ kind }: Pick<TypedCost, "kind">): boolean => kind !== "COST";

export const jobShare = ({ id, title, openings, applications }: CostJob): TypedShare => ({
  job_id: id,
  title,
  openings,
  applications,
  amount: null,
});

/** The cost with its shares split anew, where a rule and not a hand splits it. */
export function splitAnew<Cost extends Pick<TypedCost, "net" | "split_by" | "shares">>(
  cost: Cost,
): Cost {
  const { net, split_by, shares } = cost;
  if (split_by === "BY_HAND" || shares.length === 0) return cost;
  const amounts = net === null ? undefined : sharesOf(net, split_by, shares);
  return {
    ...cost,
    shares: shares.map((share, place) => ({ ...share, amount: amounts?.[place] ?? null })),
  };
}

/** The stage that the cost has as typed. */
export const typedStage = (cost: TypedCost) => stageOf(cost);

/** The cost as the endpoint takes it. */
export function inputOf(typed: TypedCost, home: string): z.input<typeof costInput> {
  const sign = isCredit(typed) ? -1 : 1;
  const signed = (amount: number) => sign * amount || 0;
  const { paid_for, credited: _, vat, version: __, net, shares, ...cost } = typed;
  const isForeign = cost.currency !== home;
  const amounts = shares.map(({ amount }) => amount);
  return {
    ...cost,
    credits_line_id: isCredit(typed) ? cost.credits_line_id : null,
    is_internal: paid_for === "internal",
    supplier: paid_for === "internal" ? "" : cost.supplier,
    invoice_number: paid_for === "internal" ? "" : cost.invoice_number,
    // Without an amount the schema says that one is needed.
    net: net === null ? Number.NaN : signed(net),
    vat_rate: Math.round((vat ?? 0) * 100),
    rate: isForeign ? cost.rate : null,
    rate_date: isForeign ? cost.rate_date : null,
    dept: shares.length > 0 ? "" : cost.dept,
    shares: shares.map(({ job_id }, place) => {
      const amount = amounts[place] ?? null;
      return { job_id, ...(amount !== null && { amount: signed(amount) }) };
    }),
  };
}
