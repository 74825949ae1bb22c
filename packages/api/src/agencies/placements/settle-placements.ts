import { windowEnd } from "@ats/core/agencies/placement";
import { type FeeBand, feeOf, type Rebate } from "@ats/core/agencies/terms";
import type { Money } from "@ats/core/costs/money";
import { sql } from "kysely";
import { recordAudit } from "../../audit/record-audit.ts";
import { addFee, changeFee, type FeeLine, removeFee } from "../../costs/fee-line.ts";
import { hasCosts } from "../../costs/need-costs.ts";
import { asCompany, type CompanyDb } from "../../database/database.ts";
import type { Call } from "../../kernel/implement.ts";
import { companyToday } from "../company-today.ts";
import { termsHold } from "../terms-hold.ts";

export type PlacementCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

interface Hire {
  application_id: number;
  job_id: number;
  job_title: string;
  source: string | null;
  agency_id: number;
  agency: string;
  offer: {
    id: number;
    offered_salary: number;
    currency: string;
    start_date: string | null;
    made_date_time: string;
    line_id: number | null;
  } | null;
  placement: {
    id: number;
    offer_id: number | null;
    start_date: string | null;
    cost_line_id: number | null;
    is_undone: boolean;
  } | null;
}

/**
 * Keeps a placement for each of some applications that are hired through an agency, once however
 * often it is called, with its fee as a cost: the one that the offer forecast, if there is one.
 */
export async function settlePlacements(
  call: PlacementCall,
  application_ids: readonly number[],
): Promise<void> {
  if (application_ids.length === 0) return;
  const { actor, db } = call;
  // Hiring needs no right to costs, nor to agencies.
  await asCompany(db, actor.company_id, async () => {
    const { rows } = await sql<Hire>`select a.id as application_id, a.job_id, j.title as job_title,
        a.source, g.id as agency_id, g.name as agency,
        (select json_build_object('id', o.id, 'offered_salary', o.offered_salary,
            'currency', o.currency, 'start_date', o.start_date::text,
            'made_date_time', o.made_date_time, 'line_id', (select c.id from cost_lines c
              where c.company_id = o.company_id and c.offer_id = o.id))
          from offers o where o.company_id = a.company_id and o.application_id = a.id
            and o.state in ('MADE', 'ACCEPTED') order by o.id desc limit 1) as offer,
        (select json_build_object('id', p.id, 'offer_id', p.offer_id,
            'start_date', p.start_date::text, 'cost_line_id', p.cost_line_id,
            'is_undone', p.undone_date_time is not null)
          from placements p where p.company_id = a.company_id and p.application_id = a.id)
          as placement
      from applications a
      join agency_submissions s on s.company_id = a.company_id and s.application_id = a.id
        and s.end_reason is null
      join agencies g on g.company_id = s.company_id and g.id = s.agency_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      where a.company_id = ${actor.company_id} and a.id = any(${application_ids}::bigint[])
        and a.status = 'HIRE'
      order by a.id`.execute(db);
    for (const hire of rows) await settle(call, hire);
  });
}

async function settle(call: PlacementCall, hire: Hire): Promise<void> {
  const { actor, db, services } = call;
  const { company_id } = actor;
  const { offer, placement } = hire;
  const isKnown = placement && !placement.is_undone;
  if (isKnown && (placement.offer_id !== null || !offer)) return;
  const now = services.clock();
  const made = offer ? new Date(offer.made_date_time) : now;
  const offered_date = await companyToday(db, company_id, made);
  const terms = await termsOnDay(db, { company_id, agency_id: hire.agency_id }, offered_date);
  const salary = offer && { amount: offer.offered_salary, currency: offer.currency };
  const fee = terms && salary ? feeOf(terms, salary) : undefined;
  const start_date = offer?.start_date ?? placement?.start_date ?? null;
  const line_id = placement?.cost_line_id ?? offer?.line_id ?? null;
  const cost_line_id = await keepFee(call, hire, { line_id, fee, terms_id: terms?.id, start_date });
  const values = {
    offer_id: offer?.id ?? null,
    terms_id: terms?.id ?? null,
    offered_date,
    start_date,
    salary: salary?.amount ?? null,
    currency: salary?.currency ?? null,
    fee: fee?.amount ?? null,
    fee_currency: fee?.currency ?? null,
    rebate_until: (start_date && terms && windowEnd(start_date, terms.rebates)) ?? null,
    cost_line_id,
  };
  const isNewOffer = offer !== null && placement?.offer_id !== offer.id;
  const { id } = placement
    ? await db
        .updateTable("placements")
        .set((row) => ({
          ...(isNewOffer ? { ...values, left_date: null, left_reason: "" } : { cost_line_id }),
          undone_date_time: null,
          version: row("version", "+", 1),
        }))
        .where("company_id", "=", company_id)
        .where("id", "=", placement.id)
        .returning("id")
        .executeTakeFirstOrThrow()
    : await db
        .insertInto("placements")
        .values({
          ...values,
          company_id,
          agency_id: hire.agency_id,
          application_id: hire.application_id,
          created_date_time: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
  if (!isKnown)
    await recordAudit(call, { type: "placement_made", subject: { id, name: hire.job_title } });
}

interface Keeping {
  line_id: number | null;
  fee: Money | undefined;
  terms_id: number | undefined;
  start_date: string | null;
}

/** Makes the fee a cost, or corrects the one that it is. Returns its id; null for none. */
export async function keepFee(
  call: PlacementCall,
  { job_id, agency, source, offer }: Pick<Hire, "job_id" | "agency" | "source" | "offer">,
  { line_id, fee, terms_id, start_date: expected_date }: Keeping,
): Promise<number | null> {
  if (!fee || terms_id === undefined || !(await hasCosts(call))) return line_id;
  if (line_id !== null) {
    await changeFee(call, line_id, { fee, expected_date, offer_id: offer?.id ?? null });
    return line_id;
  }
  if (fee.amount === 0) return null;
  return addFee(call, {
    agency,
    source: source ?? "",
    fee,
    job_id,
    offer_id: offer?.id ?? null,
    agency_terms_id: terms_id,
    expected_date,
    is_forecast: false,
  });
}

interface DayTerms {
  id: number;
  currency: string;
  fee_bands: FeeBand[];
  rebates: Rebate[];
}

async function termsOnDay(
  db: CompanyDb,
  { company_id, agency_id }: { company_id: number; agency_id: number },
  day: string,
): Promise<DayTerms | undefined> {
  const { rows } = await sql<DayTerms>`select t.id, t.currency, t.fee_bands, t.rebates
    from agency_terms t where t.company_id = ${company_id} and t.agency_id = ${agency_id}
      and ${termsHold(sql`${day}::date`)}`.execute(db);
  return rows[0];
}

interface Ending {
  id: number;
  job_title: string;
  /** True where something was recorded since the hire. */
  has_record: boolean;
  line: (FeeLine & { offer_id: number | null }) | null;
}

/**
 * Ends the placements of applications that are hired no longer. One on which an invoice, a leaver or
 * a claim is recorded stays as undone; the fee stays while its offer does.
 */
export async function undoPlacements(
  call: PlacementCall,
  application_ids: readonly number[],
): Promise<void> {
  if (application_ids.length === 0) return;
  const { actor, db, services } = call;
  const { company_id } = actor;
  await asCompany(db, company_id, async () => {
    const { rows } = await sql<Ending>`select p.id, j.title as job_title,
        (p.left_date is not null or p.claimed_date_time is not null
          or p.given_invoice_number <> '' or coalesce(c.invoice_number, '') <> '') as has_record,
        case when c.id is not null then json_build_object('id', c.id, 'type', c.type,
          'supplier', c.supplier, 'po_number', c.po_number, 'invoice_number', c.invoice_number,
          'incurred_date', c.incurred_date, 'paid_date', c.paid_date, 'offer_id', c.offer_id) end
          as line
      from placements p
      join applications a on a.company_id = p.company_id and a.id = p.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join cost_lines c on c.company_id = p.company_id and c.id = p.cost_line_id
      where p.company_id = ${company_id} and p.application_id = any(${application_ids}::bigint[])
        and p.undone_date_time is null
      order by p.id for update of p`.execute(db);
    for (const { id, job_title, has_record, line } of rows) {
      const own = db
        .updateTable("placements")
        .set((row) => ({ undone_date_time: services.clock(), version: row("version", "+", 1) }))
        .where("company_id", "=", company_id)
        .where("id", "=", id);
      if (has_record) await own.execute();
      else
        await db
          .deleteFrom("placements")
          .where("company_id", "=", company_id)
          .where("id", "=", id)
          .execute();
      if (line && line.offer_id === null) await removeFee(call, line);
      await recordAudit(call, { type: "placement_undone", subject: { id, name: job_title } });
    }
  });
}
