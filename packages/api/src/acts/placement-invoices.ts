import * as contract from "@ats/core/agencies/placement-contract";
import type { CostFields } from "@ats/core/costs/cost-input";
import { writtenMoney } from "@ats/core/costs/money";
import { implementAgencies } from "../agencies/need-agencies.ts";
import {
  changePlacement,
  lockForChange,
  needSameCurrency,
} from "../agencies/placements/write-placements.ts";
import { approvalsOnCost } from "../approvals/on-cost.ts";
import { readCost } from "../costs/cost-rows.ts";
import { needCosts } from "../costs/need-costs.ts";
import { add, update } from "../costs/write-cost.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";

const participants = [approvalsOnCost];

/** Adds a cost within another act. */
const addCost = (call: Pick<Call, "actor" | "db" | "services" | "afterCommit">, body: CostFields) =>
  add({ ...call, body } as Parameters<typeof add>[0], participants);

const newCost = {
  kind: "COST",
  credits_line_id: null,
  type: "Agency",
  is_internal: false,
  po_number: "",
  rate: null,
  rate_date: null,
  expected_date: null,
  paid_date: null,
  note: "",
  campaign: "",
  dept: "",
  split_by: "EVENLY",
  is_further_line: false,
  exceeds_budgets: [],
} as const;

export const recordInvoice = implementAgencies(contract.recordPlacementInvoice, async (call) => {
  const { actor, body, db, params } = call;
  await needCosts(call);
  const { row } = await lockForChange(call, params.id);
  if (row.line?.invoice_number)
    throw new HttpError(409, "The invoice is recorded already. Reload the page to see it.");
  needSameCurrency(row, body.currency);
  const { date: incurred_date, ...invoice } = body;
  const given = { ...invoice, incurred_date, supplier: row.agency };
  const cost_line_id = row.line
    ? await invoiceLine(call, row.line.id, given)
    : (
        await addCost(call, {
          ...newCost,
          ...given,
          exceeds_budgets: [...body.exceeds_budgets],
          source: row.source ?? "",
          shares: [{ job_id: row.job_id }],
        })
      ).id;
  return changePlacement(
    { actor, db, services: call.services, afterCommit: call.afterCommit },
    row,
    { cost_line_id, invoice_answer: null, invoice_reason: "" },
    {
      type: "placement_invoiced",
      changes: [{ field: "invoice_number", before: null, after: body.invoice_number }],
    },
  );
});

type Given = Pick<
  CostFields,
  | "invoice_number"
  | "incurred_date"
  | "net"
  | "vat_rate"
  | "currency"
  | "supplier"
  | "is_further_line"
  | "exceeds_budgets"
>;

/** Makes the cost of the fee the invoiced one. */
async function invoiceLine(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  id: number,
  given: Given,
): Promise<number> {
  const line = await readCost(call.db, call.actor.company_id, id);
  const isOnePart = line.shares.length === 1;
  if (line.shares.length > 1 && given.net !== line.net)
    throw new HttpError(
      409,
      "This cost is shared with other jobs, so its amount changes in Costs alone. Change it there, then record the invoice.",
    );
  const body: CostFields = {
    ...newCost,
    type: line.type,
    is_internal: line.is_internal,
    po_number: line.po_number,
    rate: line.currency === given.currency ? line.rate : null,
    rate_date: line.currency === given.currency ? line.rate_date : null,
    expected_date: line.expected_date,
    paid_date: line.paid_date,
    note: line.note,
    campaign: line.campaign,
    dept: line.dept,
    source: line.source,
    split_by: isOnePart ? "EVENLY" : line.split_by,
    ...given,
    shares: line.shares.map(({ job_id, amount }) => (isOnePart ? { job_id } : { job_id, amount })),
  };
  const changing = { ...call, params: { id }, body, version: undefined };
  await update(changing as unknown as Parameters<typeof update>[0], participants);
  return id;
}

export const recordCredit = implementAgencies(contract.recordPlacementCredit, async (call) => {
  const { actor, body, params, services } = call;
  await needCosts(call);
  const { row, standing } = await lockForChange(call, params.id);
  const claimed = standing.claimed ?? standing.rebate_due;
  if (!claimed)
    throw new HttpError(409, "No rebate is due, so there is nothing to credit on this placement.");
  if (row.credit) throw new HttpError(409, "The credit note is recorded already.");
  if (!row.line?.invoice_number)
    throw new HttpError(
      409,
      "The agency’s invoice is not recorded, so there is nothing to credit. Record it first.",
    );
  const written = (amount: number) => writtenMoney({ amount, currency: claimed.currency });
  const difference = body.net - claimed.amount;
  if (difference !== 0 && !body.reason)
    throw new HttpError(
      400,
      `The claim is ${written(claimed.amount)} and the credit note ${written(body.net)}: ${written(Math.abs(difference))} ${difference > 0 ? "more" : "less"}. Enter why, or ask the agency for a credit note of the whole claim.`,
    );
  const credit = await addCost(call, {
    ...newCost,
    exceeds_budgets: [],
    kind: "CREDIT_NOTE",
    credits_line_id: row.line.id,
    supplier: row.agency,
    invoice_number: body.number,
    net: -body.net,
    vat_rate: body.vat_rate,
    currency: row.line.currency as CostFields["currency"],
    incurred_date: body.date,
    source: row.source ?? "",
    shares: [{ job_id: row.job_id }],
    is_further_line: body.is_further_line,
  });
  return changePlacement(
    call,
    row,
    {
      credit_line_id: credit.id,
      credit_reason: difference === 0 ? "" : body.reason,
      // An agency may credit a rebate that nobody claimed.
      ...(!standing.claimed && {
        claim_amount: claimed.amount,
        claimed_by: actor.user_id,
        claimed_date_time: services.clock(),
      }),
    },
    {
      type: "rebate_credited",
      reason: body.reason,
      changes: [{ field: "amount", before: null, after: written(body.net) }],
    },
  );
});
