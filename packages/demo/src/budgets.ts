import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { type Kysely, sql } from "kysely";
import type { DemoData } from "./data.ts";

/** First day of a month before or after this one. */
const monthFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** An amount in whole hundreds of pounds of which the costs are about this share. */
const amountFor = (sum: number, share: number) =>
  Math.max(10_000, Math.round(sum / share / 10_000) * 10_000);

/** Adds Northgate Group's budgets of twelve months: one within, one nearly used, one exceeded. */
export async function addBudgets(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  now: Date,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const from_date = isoDay(monthFrom(now, -9));
  const to_date = isoDay(new Date(monthFrom(now, 3).getTime() - 1));
  const { rows } = await sql<{ used: number; nursing: number }>`
    select coalesce(sum(part.home), 0)::bigint as used,
      coalesce(sum(part.home) filter (where part.dept = 'Nursing'), 0)::bigint as nursing
    from (
      select c.day, c.home_net as home, c.dept from cost_lines c
        where c.company_id = ${company_id} and c.job_count = 0
      union all
      select c.day, s.home_amount, j.dept from cost_lines c
        join cost_shares s on s.company_id = c.company_id and s.line_id = c.id
        join jobs j on j.company_id = s.company_id and j.id = s.job_id
        where c.company_id = ${company_id}
    ) part where part.day between ${from_date} and ${to_date}`.execute(db);
  const { used = 0, nursing = 0 } = rows[0] ?? {};
  const budget = {
    company_id,
    job_id: null,
    dept: "",
    campaign: "",
    from_date,
    to_date,
    warn_percent: 80,
    is_hard_limit: false,
  };
  await insertRows(db, "budgets", [
    { ...budget, name: "All recruitment", amount: amountFor(used, 0.55) },
    { ...budget, name: "Hiring nurses", dept: "Nursing", amount: amountFor(nursing, 0.9) },
    {
      ...budget,
      name: "Fairs",
      campaign: "Careers fairs",
      amount: 60_000,
      is_hard_limit: true,
    },
  ]);
}
