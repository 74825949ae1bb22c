import { type CostHold, costName, stageOf } from "@ats/core/costs/cost";
import type { CostLine, NamedCost } from "@ats/core/costs/contract";
import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";

/** A cost `c` with the shares that the reader sees. */
export const costColumns = sql`c.id, c.kind, c.credits_line_id, c.type, c.is_internal, c.supplier,
  c.po_number, c.invoice_number, c.net, c.vat_rate, c.currency, c.rate,
  c.rate_date::text, c.home_net, c.expected_date::text, c.incurred_date::text, c.paid_date::text,
  c.day::text, c.note, c.campaign, c.dept, c.source, c.split_by, c.job_count, c.document_name, c.version,
  c.offer_id, c.is_forecast, c.hold,
  (select coalesce(json_agg(json_build_object('job_id', s.job_id, 'job_number', j.job_number,
      'title', j.title, 'amount', s.amount) order by s.position), '[]')
    from cost_shares s join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = c.company_id and s.line_id = c.id) as shares`;

export type CostRow = Omit<CostLine, "stage"> & { hold: CostHold | null };

/** A cost as it leaves the API. */
export const presentCost = <Row extends CostRow>({ hold, ...row }: Row) => ({
  ...row,
  stage: stageOf({ ...row, hold }),
});

type NamedRow = Omit<NamedCost, "name"> & Parameters<typeof costName>[0];

/** Reads costs that another one names. */
export async function readNamedCosts(
  db: CompanyDb,
  condition: RawBuilder<unknown>,
): Promise<NamedCost[]> {
  const { rows } = await sql<NamedRow>`select c.id, c.kind, c.net, c.currency, c.type, c.supplier,
      c.invoice_number
    from cost_lines c where ${condition} order by c.id`.execute(db);
  return rows.map(({ id, kind, net, currency, ...row }) => ({
    id,
    kind,
    net,
    currency,
    name: costName(row),
  }));
}

/** Reads a cost with what it credits and what credits it. */
export async function readCost(db: CompanyDb, company_id: number, id: number) {
  const { rows } = await sql<
    CostRow & { created_by_name: string | null; created_date_time: Date }
  >`select ${costColumns}, c.created_date_time,
      (select u.first_name || ' ' || u.last_name from users u
        where u.company_id = c.company_id and u.id = c.created_by) as created_by_name
    from cost_lines c where c.company_id = ${company_id} and c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("cost");
  const others = (column: RawBuilder<unknown>, value: number) =>
    readNamedCosts(db, sql`c.company_id = ${company_id} and ${column} = ${value}`);
  const [credited = null] =
    row.credits_line_id === null ? [] : await others(sql`c.id`, row.credits_line_id);
  return { ...presentCost(row), credited, credits: await others(sql`c.credits_line_id`, id) };
}
