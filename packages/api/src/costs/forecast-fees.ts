import { feeOf } from "@ats/core/agencies/terms";
import { costName, stageOf } from "@ats/core/costs/cost";
import { isOpenOffer, type OfferState } from "@ats/core/offers/offer";
import { sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import { termsOfSource } from "../agencies/terms-of-source.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { asCompany } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import type { OfferParticipant } from "../offers/offer-participant.ts";
import { readSetting } from "../settings/read-setting.ts";
import { hasCosts } from "./need-costs.ts";

type Writing = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

interface OfferRow {
  id: number;
  state: OfferState;
  offered_salary: number;
  currency: string;
  start_date: string | null;
  made_date_time: Date | null;
  job_id: number;
  source: string | null;
  line: ForecastLine | null;
}

interface ForecastLine {
  id: number;
  is_forecast: boolean;
  type: string;
  supplier: string;
  po_number: string;
  invoice_number: string;
  incurred_date: string | null;
  paid_date: string | null;
}

/**
 * Keeps the forecast of an agency's fee for the offers of some applications: a committed cost of the
 * job while an offer is open, once however often it is called. It goes with an offer that ends,
 * unless the agency has been ordered from, invoiced or paid, or waits for an approval.
 */
async function settleForecasts(call: Writing, application_ids: readonly number[]): Promise<void> {
  const { actor, db } = call;
  if (application_ids.length === 0 || !(await hasCosts(call))) return;
  const { currency: home } = await readSetting(db, actor.company_id, "cost_settings");
  // A recruiter who makes an offer may have no right to costs.
  await asCompany(db, actor.company_id, async () => {
    const { rows } = await sql<OfferRow>`select o.id, o.state, o.offered_salary, o.currency,
        o.start_date::text, o.made_date_time, a.job_id, a.source, (select json_build_object('id', c.id,
          'is_forecast', c.is_forecast, 'type', c.type, 'supplier', c.supplier,
          'po_number', c.po_number, 'invoice_number', c.invoice_number,
          'incurred_date', c.incurred_date, 'paid_date', c.paid_date)
          from cost_lines c where c.company_id = o.company_id and c.offer_id = o.id) as line
      from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id
      where o.company_id = ${actor.company_id}
        and o.application_id = any(${application_ids}::bigint[]) and o.state <> 'DRAFT'
      order by o.id`.execute(db);
    for (const offer of rows) {
      const { line, state } = offer;
      if (!line && isOpenOffer(state)) await addForecast(call, offer, home);
      if (line?.is_forecast && state === "ACCEPTED") await expectFee(call, line);
      if (line && !isOpenOffer(state)) await endForecast(call, line);
    }
  });
}

async function addForecast(call: Writing, offer: OfferRow, home: string): Promise<void> {
  const { actor, db, services } = call;
  const now = services.clock();
  const day = await companyToday(db, actor.company_id, offer.made_date_time ?? now);
  const terms = await termsOfSource(db, actor.company_id, offer.source, day);
  if (!terms) return;
  const salary = { amount: offer.offered_salary, currency: offer.currency };
  const { amount, currency } = feeOf(terms, salary);
  const home_net = currency === home ? amount : null;
  const { company_id } = actor;
  const cost = { type: "Agency", supplier: terms.agency, invoice_number: "" };
  const { id } = await db
    .insertInto("cost_lines")
    .values({
      ...cost,
      company_id,
      kind: "COST",
      credits_line_id: null,
      is_internal: false,
      po_number: "",
      net: amount,
      vat_rate: 0,
      currency,
      rate: null,
      rate_date: null,
      home_net,
      expected_date: offer.start_date ?? now.toISOString().slice(0, 10),
      incurred_date: null,
      paid_date: null,
      note: "",
      campaign: "",
      dept: "",
      source: offer.source ?? "",
      split_by: "EVENLY",
      job_count: 1,
      document_key: null,
      document_name: null,
      document_type: null,
      offer_id: offer.id,
      agency_terms_id: terms.id,
      is_forecast: offer.state !== "ACCEPTED",
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
      job_id: offer.job_id,
      amount,
      home_amount: home_net,
      position: 0,
    })
    .execute();
  await recordAudit(call, { type: "cost_added", subject: { id, name: costName(cost) } });
}

/** An accepted offer makes the fee an expected cost. */
async function expectFee({ actor, db }: Writing, { id }: ForecastLine): Promise<void> {
  await db
    .updateTable("cost_lines")
    .set((row) => ({ is_forecast: false, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .execute();
}

async function endForecast(call: Writing, line: ForecastLine): Promise<void> {
  const { actor, db } = call;
  if (line.po_number || ["ACTUAL", "PAID"].includes(stageOf(line))) return;
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
}

export const costsOnOffer: OfferParticipant = {
  afterMove: (call, application_id) => settleForecasts(call, [application_id]),
};

/** Offers end with the process of their applications. */
export const costsOnMove: MoveParticipant = {
  onExit: (call, { applications }) =>
    settleForecasts(
      call,
      applications.map(({ row }) => row.id),
    ),
};
