import { invoiceStateOf, placementOn, rebateOf } from "@ats/core/agencies/placement";
import type { InvoiceAnswer } from "@ats/core/agencies/placement";
import type { Rebate } from "@ats/core/agencies/terms";
import type { Money } from "@ats/core/costs/money";
import { sql } from "kysely";

/** A placement with its terms and costs as the database has them. */
export interface PlacementRow {
  id: number;
  agency_id: number;
  agency: string;
  application_id: number;
  job_id: number;
  job_title: string;
  job_number: number;
  source: string | null;
  offered_date: string;
  start_date: string | null;
  offer_id: number | null;
  terms_id: number | null;
  terms_from: string | null;
  rebates: Rebate[] | null;
  salary: number | null;
  currency: string | null;
  fee: number | null;
  fee_currency: string | null;
  rebate_until: string | null;
  given_invoice_number: string;
  invoice_answer: InvoiceAnswer | null;
  invoice_reason: string;
  left_date: string | null;
  left_reason: string;
  claim_amount: number | null;
  claimed_by: string | null;
  claimed_date_time: Date | null;
  credit_reason: string;
  is_undone: boolean;
  version: number;
  /** The cost that is the fee. */
  line: {
    id: number;
    invoice_number: string;
    date: string | null;
    net: number;
    vat_rate: number;
    currency: string;
    document_name: string | null;
  } | null;
  credit: { id: number; invoice_number: string; net: number } | null;
}

export const placementColumns = sql`p.id, p.agency_id, g.name as agency, p.application_id, a.job_id,
  j.title as job_title, j.job_number, a.source, p.offered_date::text, p.start_date::text, p.offer_id,
  p.terms_id, t.valid_from::text as terms_from, t.rebates, p.salary, p.currency, p.fee,
  p.fee_currency, p.rebate_until::text, p.given_invoice_number, p.invoice_answer, p.invoice_reason,
  p.left_date::text, p.left_reason, p.claim_amount, p.claimed_date_time, p.credit_reason,
  p.undone_date_time is not null as is_undone, p.version,
  (select btrim(u.first_name || ' ' || u.last_name) from users u
    where u.company_id = p.company_id and u.id = p.claimed_by) as claimed_by,
  case when c.id is not null then json_build_object('id', c.id,
    'invoice_number', c.invoice_number, 'date', c.incurred_date, 'net', c.net,
    'vat_rate', c.vat_rate, 'currency', c.currency, 'document_name', c.document_name) end as line,
  case when k.id is not null then json_build_object('id', k.id,
    'invoice_number', k.invoice_number, 'net', k.net) end as credit`;

export const placementTables = sql`placements p
  join agencies g on g.company_id = p.company_id and g.id = p.agency_id
  join applications a on a.company_id = p.company_id and a.id = p.application_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  left join agency_terms t on t.company_id = p.company_id and t.id = p.terms_id
  left join cost_lines c on c.company_id = p.company_id and c.id = p.cost_line_id
  left join cost_lines k on k.company_id = p.company_id and k.id = p.credit_line_id`;

/** Derives where a placement stands, its invoice and its rebate. */
export function standingOf(row: PlacementRow, today: string) {
  const fee = moneyOf(row.fee, row.fee_currency);
  const { line } = row;
  const difference = line && fee && line.currency === fee.currency ? line.net - fee.amount : null;
  const invoice_state = invoiceStateOf({
    number: line?.invoice_number ?? "",
    given_number: row.given_invoice_number,
    difference,
    answer: row.invoice_answer,
  });
  const standing = placementOn(
    {
      start_date: row.start_date,
      left_date: row.left_date,
      is_claimed: row.claimed_date_time !== null,
      is_credited: row.credit !== null,
      is_undone: row.is_undone,
      rebates: row.rebates ?? [],
    },
    today,
  );
  const isAgreed = invoice_state === "EQUAL" || invoice_state === "ACCEPTED";
  const base = isAgreed && line ? { amount: line.net, currency: line.currency } : fee;
  const { state, rebate } = standing;
  const rebate_due = state === "LEFT" && rebate && base ? rebateOf(base, rebate) : null;
  const claimed =
    row.claim_amount === null ? null : moneyOf(row.claim_amount, base?.currency ?? null);
  return { ...standing, fee, difference, invoice_state, rebate_due, claimed };
}

export const moneyOf = (amount: number | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount, currency };
