import { feeOf } from "@ats/core/agencies/terms";
import { isOpenOffer, type OfferState } from "@ats/core/offers/offer";
import { sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import { termsOfSource } from "../agencies/terms-of-source.ts";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { asCompany } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import type { OfferParticipant } from "../offers/offer-participant.ts";
import { addFee, type FeeLine, removeFee } from "./fee-line.ts";
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
  /** True for an applicant who is hired, whose fee is a cost. */
  is_placed: boolean;
  line: ForecastLine | null;
}

interface ForecastLine extends FeeLine {
  is_forecast: boolean;
}

/**
 * Keeps the forecast of an agency's fee for the offers of some applications: a committed cost of the
 * job while an offer is open, once however often it is called. It goes with an offer that ends,
 * unless the agency has been ordered from, invoiced or paid, or waits for an approval.
 */
async function settleForecasts(call: Writing, application_ids: readonly number[]): Promise<void> {
  const { actor, db } = call;
  if (application_ids.length === 0 || !(await hasCosts(call))) return;
  // A recruiter who makes an offer may have no right to costs.
  await asCompany(db, actor.company_id, async () => {
    const { rows } = await sql<OfferRow>`select o.id, o.state, o.offered_salary, o.currency,
        o.start_date::text, o.made_date_time, a.job_id, a.source,
        exists (select from placements p where p.company_id = a.company_id
          and p.application_id = a.id and p.cost_line_id is not null) as is_placed, (select json_build_object('id', c.id,
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
      if (!line && !offer.is_placed && isOpenOffer(state)) await addForecast(call, offer);
      if (line?.is_forecast && state === "ACCEPTED") await expectFee(call, line);
      if (line && !isOpenOffer(state)) await removeFee(call, line);
    }
  });
}

async function addForecast(call: Writing, offer: OfferRow): Promise<void> {
  const { actor, db, services } = call;
  const day = await companyToday(db, actor.company_id, offer.made_date_time ?? services.clock());
  const terms = await termsOfSource(db, actor.company_id, offer.source, day);
  if (!terms) return;
  await addFee(call, {
    agency: terms.agency,
    source: offer.source ?? "",
    fee: feeOf(terms, { amount: offer.offered_salary, currency: offer.currency }),
    job_id: offer.job_id,
    offer_id: offer.id,
    agency_terms_id: terms.id,
    expected_date: offer.start_date,
    is_forecast: offer.state !== "ACCEPTED",
  });
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
