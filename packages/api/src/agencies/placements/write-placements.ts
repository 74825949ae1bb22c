import { invoiceStateOf, windowEnd } from "@ats/core/agencies/placement";
import * as contract from "@ats/core/agencies/placement-contract";
import { type FeeBand, feeOf } from "@ats/core/agencies/terms";
import { comparedText, costName } from "@ats/core/costs/cost";
import { writtenMoney } from "@ats/core/costs/money";
import { sql } from "kysely";
import { recordAudit } from "../../audit/record-audit.ts";
import type { AuditEvent } from "../../audit/record-audit.ts";
import { removeFee } from "../../costs/fee-line.ts";
import { needCosts } from "../../costs/need-costs.ts";
import { asCompany } from "../../database/database.ts";
import { HttpError, notFound, stale } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { companyToday } from "../company-today.ts";
import { implementAgencies } from "../need-agencies.ts";
import { sayDay } from "../say-day.ts";
import { mailClaim } from "./mail-claim.ts";
import { type PlacementRow, standingOf } from "./placement-row.ts";
import { lockPlacement } from "./read-placements.ts";
import { keepFee } from "./settle-placements.ts";

type Writing = Pick<Call, "actor" | "db" | "services" | "afterCommit"> & {
  version?: number | undefined;
};

/** Locks a placement for a change; refuses one whose hire was undone, or that changed meanwhile. */
export async function lockForChange(call: Writing, id: number) {
  const row = await lockPlacement(call, id);
  // 0 for a call that names its intent instead.
  if (call.version && row.version !== call.version) throw stale("This placement was");
  if (row.is_undone)
    throw new HttpError(409, "The hire was undone, so this placement no longer changes.");
  const { actor, db, services } = call;
  const today = await companyToday(db, actor.company_id, services.clock());
  return { row, today, standing: standingOf(row, today) };
}

type Columns = Parameters<typeof setColumns>[2];

const setColumns = (
  { actor, db }: Writing,
  id: number,
  columns: Partial<{
    start_date: string;
    rebate_until: string | null;
    salary: number;
    currency: string;
    fee: number | null;
    fee_currency: string | null;
    cost_line_id: number | null;
    invoice_answer: "ACCEPTED" | "DISPUTED" | null;
    invoice_reason: string;
    left_date: string | null;
    left_reason: string;
    claim_amount: number | null;
    claimed_by: number | null;
    claimed_date_time: Date | null;
    credit_line_id: number;
    credit_reason: string;
  }>,
) =>
  db
    .updateTable("placements")
    .set((row) => ({ ...columns, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();

/** Changes a placement and records it. Returns its new version. */
export async function changePlacement(
  call: Writing,
  { id, job_title }: Pick<PlacementRow, "id" | "job_title">,
  columns: Columns,
  event: Omit<AuditEvent, "subject">,
): Promise<{ version: number }> {
  const changed = await setColumns(call, id, columns);
  await recordAudit(call, { ...event, subject: { id, name: job_title } });
  return changed;
}

const claimedAlready = "The rebate is claimed. Withdraw the claim first.";

export const updateStart = implementAgencies(contract.updatePlacement, async (call) => {
  const { body, params } = call;
  const { row, standing } = await lockForChange(call, params.id);
  const { start_date } = body;
  if (start_date < row.offered_date)
    throw new HttpError(
      400,
      `The offer was made on ${sayDay(row.offered_date)}. Enter that day or a later one.`,
    );
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  if (row.left_date && start_date > row.left_date)
    throw new HttpError(
      400,
      `The person left on ${sayDay(row.left_date)}. Enter that day or an earlier one.`,
    );
  const columns = { start_date, rebate_until: windowEnd(start_date, row.rebates ?? []) };
  return changePlacement(call, row, columns, {
    type: "placement_changed",
    changes: [{ field: "start_date", before: row.start_date, after: start_date }],
  });
});

export const setSalary = implementAgencies(contract.setPlacementSalary, async (call) => {
  const { actor, body, db, params } = call;
  await needCosts(call);
  const { row, standing } = await lockForChange(call, params.id);
  if (row.offer_id !== null)
    throw new HttpError(
      409,
      "The salary is that of the offer that was accepted. It does not change here.",
    );
  if (row.line?.invoice_number)
    throw new HttpError(409, "The agency’s invoice is recorded, so the salary stays.");
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  const { rows } = await sql<{ currency: string; fee_bands: FeeBand[] }>`
    select currency, fee_bands from agency_terms
    where company_id = ${actor.company_id} and id = ${row.terms_id}`.execute(db);
  const [terms] = rows;
  const { salary, currency } = body;
  const fee = terms && feeOf(terms, { amount: salary, currency });
  // The cost may be one that this role does not cover.
  const cost_line_id = await asCompany(db, actor.company_id, () =>
    keepFee(
      call,
      { job_id: row.job_id, agency: row.agency, source: row.source, offer: null },
      {
        line_id: row.line?.id ?? null,
        fee,
        terms_id: row.terms_id ?? undefined,
        start_date: row.start_date,
      },
    ),
  );
  const columns = {
    salary,
    currency,
    fee: fee?.amount ?? null,
    fee_currency: fee?.currency ?? null,
    cost_line_id,
  };
  return changePlacement(call, row, columns, {
    type: "placement_changed",
    changes: [{ field: "fee", before: row.fee, after: columns.fee }],
  });
});

export const setLeaver = implementAgencies(contract.recordLeaver, async (call) => {
  const { body, params } = call;
  const { row, today, standing } = await lockForChange(call, params.id);
  const { left_date, reason } = body;
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  if (row.start_date === null)
    throw new HttpError(409, "Enter the first day of work first. The rebate counts from it.");
  if (left_date < row.start_date)
    throw new HttpError(
      400,
      `The person started on ${sayDay(row.start_date)}. Enter that day or a later one.`,
    );
  if (left_date > today)
    throw new HttpError(400, "This day is to come. Enter it once the person has left.");
  return changePlacement(
    call,
    row,
    { left_date, left_reason: reason },
    {
      type: "placement_left",
      changes: [{ field: "left_date", before: row.left_date, after: left_date }],
    },
  );
});

export const takeLeaverBack = implementAgencies(contract.removeLeaver, async (call) => {
  const { row, standing } = await lockForChange(call, call.params.id);
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  if (row.left_date === null) return { version: row.version };
  return changePlacement(
    call,
    row,
    { left_date: null, left_reason: "" },
    {
      type: "placement_stayed",
      changes: [{ field: "left_date", before: row.left_date, after: null }],
    },
  );
});

/** Costs of an agency that are invoiced, and that no placement has. */
const freeCosts = ({ agency }: PlacementRow, company_id: number) => sql`cost_lines c
  where c.company_id = ${company_id} and c.kind = 'COST' and c.invoice_number <> ''
    and lower(regexp_replace(c.supplier, '\\s', '', 'g')) = ${comparedText(agency)}
    and not exists (select from placements p
      where p.company_id = c.company_id and p.cost_line_id = c.id)`;

interface FreeCost {
  id: number;
  type: string;
  supplier: string;
  invoice_number: string;
  net: number;
  currency: string;
  hold: string | null;
  day: string;
}

const freeColumns = sql`c.id, c.type, c.supplier, c.invoice_number, c.net, c.currency, c.hold,
  c.day::text`;

export const listCosts = implementAgencies(contract.listPlacementCosts, async (call) => {
  await needCosts(call);
  const row = await lockPlacement(call, call.params.id);
  const { rows } = await sql<FreeCost>`select ${freeColumns}
    from ${freeCosts(row, call.actor.company_id)} order by c.day desc, c.id desc limit 50`.execute(
    call.db,
  );
  return {
    records: rows.map(({ id, net, currency, day, ...cost }) => ({
      id,
      name: costName(cost),
      net,
      currency,
      day,
    })),
  };
});

export const chooseCost = implementAgencies(contract.choosePlacementCost, async (call) => {
  const { actor, body, db, params } = call;
  await needCosts(call);
  const { row, standing } = await lockForChange(call, params.id);
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  const { rows } = await sql<FreeCost>`select ${freeColumns}
    from ${freeCosts(row, actor.company_id)} and c.id = ${body.cost_id}`.execute(db);
  const [cost] = rows;
  if (!cost) throw notFound("cost");
  needSameCurrency(row, cost.currency);
  // The forecast gives way, so that the fee counts once. An invoice stays in Costs.
  if (row.line && !row.line.invoice_number && !(await removeForecast(call, row.line.id)))
    throw new HttpError(
      409,
      "The fee of this placement is ordered or waits for an approval. Enter the invoice on it instead.",
    );
  return changePlacement(
    call,
    row,
    { cost_line_id: cost.id, invoice_answer: null, invoice_reason: "" },
    {
      type: "placement_invoiced",
      changes: [{ field: "invoice_number", before: null, after: cost.invoice_number }],
    },
  );
});

async function removeForecast(call: Writing, id: number): Promise<boolean> {
  const { company_id } = call.actor;
  const line = await call.db
    .selectFrom("cost_lines")
    .select(["id", "type", "supplier", "po_number", "invoice_number", "incurred_date", "paid_date"])
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return !line || removeFee(call, line);
}

/** Amounts of two currencies are not compared. */
export function needSameCurrency({ fee, fee_currency }: PlacementRow, currency: string): void {
  if (fee !== null && fee_currency !== null && fee_currency !== currency)
    throw new HttpError(
      400,
      `The fee is in ${fee_currency} and the invoice in ${currency}. Ask the agency for an invoice in ${fee_currency}.`,
    );
}

export const answerInvoice = implementAgencies(contract.answerPlacementInvoice, async (call) => {
  const { body, params } = call;
  await needCosts(call);
  const { row, standing } = await lockForChange(call, params.id);
  if (!row.line?.invoice_number)
    throw new HttpError(409, "No invoice is recorded yet. Record it first.");
  const { difference } = standing;
  if (invoiceStateOf({ number: "-", given_number: "", difference, answer: null }) === "EQUAL")
    throw new HttpError(409, "The invoice equals the fee, so there is nothing to answer.");
  if (standing.claimed) throw new HttpError(409, claimedAlready);
  return changePlacement(
    call,
    row,
    { invoice_answer: body.answer, invoice_reason: body.reason },
    {
      type: "placement_invoice_answered",
      reason: body.reason,
      changes: [{ field: "invoice_answer", before: row.invoice_answer, after: body.answer }],
    },
  );
});

export const claim = implementAgencies(contract.claimRebate, async (call) => {
  const { actor, params, services } = call;
  await needCosts(call);
  const { row, standing } = await lockForChange(call, params.id);
  const { claimed, rebate_due, window_ends_on, rebate } = standing;
  if (claimed) throw new HttpError(409, "The rebate is claimed already.");
  if (row.left_date === null)
    throw new HttpError(409, "Enter the day on which the person left first.");
  if (window_ends_on === null)
    throw new HttpError(409, "The terms give no rebate, so there is nothing to claim.");
  if (!rebate)
    throw new HttpError(
      409,
      `The rebate window ended on ${sayDay(window_ends_on)}, before the person left. There is nothing to claim.`,
    );
  if (!rebate_due || rebate_due.amount === 0)
    throw new HttpError(409, "The fee is unknown. Enter the salary first, from which it follows.");
  const answer = await changePlacement(
    call,
    row,
    {
      claim_amount: rebate_due.amount,
      claimed_by: actor.user_id,
      claimed_date_time: services.clock(),
    },
    {
      type: "rebate_claimed",
      changes: [{ field: "amount", before: null, after: writtenMoney(rebate_due) }],
    },
  );
  await mailClaim(call, row, { ...rebate, amount: rebate_due });
  return answer;
});

export const withdraw = implementAgencies(contract.withdrawClaim, async (call) => {
  await needCosts(call);
  const { row, standing } = await lockForChange(call, call.params.id);
  if (row.credit)
    throw new HttpError(409, "The agency has credited this claim. Remove the credit note first.");
  if (!standing.claimed) return { version: row.version };
  return changePlacement(
    call,
    row,
    { claim_amount: null, claimed_by: null, claimed_date_time: null },
    {
      type: "rebate_claim_withdrawn",
      changes: [{ field: "amount", before: writtenMoney(standing.claimed), after: null }],
    },
  );
});
