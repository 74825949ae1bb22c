import { costName, stageOf } from "@ats/core/costs/cost";
import type { Money } from "@ats/core/costs/money";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";

type Writing = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

interface NewFee {
  agency: string;
  source: string;
  fee: Money;
  job_id: number;
  offer_id: number | null;
  agency_terms_id: number;
  /** Today by default. */
  expected_date: string | null;
  is_forecast: boolean;
}

/** The fee in the company's currency; null in another one. */
async function homeOf({ actor, db }: Writing, { amount, currency }: Money): Promise<number | null> {
  const { currency: home } = await readSetting(db, actor.company_id, "cost_settings");
  return currency === home ? amount : null;
}

/** Adds the fee of an agency as a committed cost of a job. Returns its id. */
export async function addFee(call: Writing, given: NewFee): Promise<number> {
  const { actor, db, services } = call;
  const { agency, source, fee, job_id, expected_date, ...more } = given;
  const { company_id } = actor;
  const now = services.clock();
  const home_net = await homeOf(call, fee);
  const cost = { type: "Agency", supplier: agency, invoice_number: "" };
  const { id } = await db
    .insertInto("cost_lines")
    .values({
      ...cost,
      ...more,
      company_id,
      kind: "COST",
      credits_line_id: null,
      is_internal: false,
      po_number: "",
      net: fee.amount,
      vat_rate: 0,
      currency: fee.currency,
      rate: null,
      rate_date: null,
      home_net,
      expected_date: expected_date ?? now.toISOString().slice(0, 10),
      incurred_date: null,
      paid_date: null,
      note: "",
      campaign: "",
      dept: "",
      source,
      split_by: "EVENLY",
      job_count: 1,
      document_key: null,
      document_name: null,
      document_type: null,
      created_by: actor.user_id,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cost_shares")
    .values({
      company_id,
      line_id: id,
      job_id,
      amount: fee.amount,
      home_amount: home_net,
      position: 0,
    })
    .execute();
  await recordAudit(call, { type: "cost_added", subject: { id, name: costName(cost) } });
  return id;
}

/** A fee as the cost line that it is. */
export interface FeeLine {
  id: number;
  type: string;
  supplier: string;
  po_number: string;
  invoice_number: string;
  incurred_date: string | null;
  paid_date: string | null;
}

/**
 * Removes a fee that is no longer due; false where the agency has been ordered from, invoiced or
 * paid, or the cost waits for an approval.
 */
export async function removeFee(call: Writing, line: FeeLine): Promise<boolean> {
  const { actor, db } = call;
  if (line.po_number || ["ACTUAL", "PAID"].includes(stageOf(line))) return false;
  const { rows } = await sql`delete from cost_lines c
    where c.company_id = ${actor.company_id} and c.id = ${line.id} and c.document_key is null
      and (c.hold is null or c.hold = 'REJECTED')
      and not exists (select from cost_lines other where other.company_id = c.company_id
        and other.credits_line_id = c.id)
    returning c.id`.execute(db);
  if (rows.length > 0)
    await recordAudit(call, {
      type: "cost_removed",
      subject: { id: line.id, name: costName(line) },
    });
  return rows.length > 0;
}

/** Makes a fee that nobody invoiced another amount. Its job bears the whole of it. */
export async function changeFee(
  call: Writing,
  id: number,
  { fee, expected_date, offer_id }: Pick<NewFee, "fee" | "expected_date" | "offer_id">,
): Promise<void> {
  const { company_id } = call.actor;
  const home_net = await homeOf(call, fee);
  const { rows } = await sql`update cost_lines set net = ${fee.amount}, currency = ${fee.currency},
      home_net = ${home_net}::bigint, rate = null, rate_date = null, is_forecast = false,
      offer_id = coalesce(offer_id, ${offer_id}::bigint),
      expected_date = coalesce(${expected_date}::date, expected_date), version = version + 1
    where company_id = ${company_id} and id = ${id} and invoice_number = ''
      and incurred_date is null and paid_date is null and job_count = 1
    returning id`.execute(call.db);
  if (rows.length === 0) return;
  await sql`update cost_shares set amount = ${fee.amount}, home_amount = ${home_net}::bigint
    where company_id = ${company_id} and line_id = ${id}`.execute(call.db);
}
