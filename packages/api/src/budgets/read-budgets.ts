import type { Budget } from "@ats/core/budgets/contract";
import type { BudgetFilter, budgetSortColumns } from "@ats/core/budgets/list-columns";
import { budgetStateOf, type BudgetSums, usedOf, usedPercent } from "@ats/core/budgets/budget";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { asCompany } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { countedCosts, scopesOf, stageCounts } from "./counted-costs.ts";

const sortKeys: Record<(typeof budgetSortColumns)[number], RawBuilder<unknown>> = {
  used_percent: sql`t.used::numeric / b.amount`,
  name: sql`normalise(b.name) collate "C"`,
  from_date: sql`b.from_date`,
  amount: sql`b.amount`,
};

const inFilter = (today: string): Record<BudgetFilter, RawBuilder<SqlBool>> => ({
  all: sql`true`,
  current: sql`${today}::date between b.from_date and b.to_date`,
  near: sql`t.used <= b.amount and t.used * 100 >= b.amount * b.warn_percent`,
  exceeded: sql`t.used > b.amount`,
});

interface Wanted {
  filter: BudgetFilter;
  sc: (typeof budgetSortColumns)[number];
  so: "asc" | "desc";
  page_no: number;
  per_page: number;
}

type Row = BudgetSums &
  Omit<Budget, "job" | "currency" | "used" | "used_percent" | "state" | keyof BudgetSums> & {
    job: Budget["job"];
    total: number;
  };

/** Reads the budgets that the reader sees, each with the sums of all of its costs. */
export async function readBudgets(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  { filter, sc, so, page_no, per_page }: Wanted,
  id?: number,
): Promise<{ records: Budget[]; total: number }> {
  const { company_id } = actor;
  const today = services.clock().toISOString().slice(0, 10);
  const matching = inFilter(today)[filter];
  const direction = sql.raw(so);
  const order = sql`order by ${sortKeys[sc]} ${direction}, b.id ${direction}`;
  const page = sql`${order}
    limit ${per_page} offset ${page_no * per_page}`;
  // Only where the page depends on sums are all budgets summed.
  const isBySums = sc === "used_percent" || filter === "near" || filter === "exceeded";
  const { rows: seen } = await sql<{ id: number; total: number }>`
    select b.id, (count(*) over ())::int as total from budgets b
    where b.company_id = ${company_id} ${id ? sql`and b.id = ${id}` : sql``}
    ${isBySums ? sql`` : sql`and ${matching} ${page}`}`.execute(db);
  const ids = seen.map((budget) => budget.id);
  // What a reader with a limited role sees of a budget is whole, or it would never be exceeded.
  const { rows } = await asCompany(db, company_id, () =>
    sql<Row>`
      with ${countedCosts({ company_id, scopes: scopesOf(company_id, ids) })},
      by_currency as (
        select id, currency,
          sum(home_amount) filter (where stage = 'PLANNED') as planned,
          sum(home_amount) filter (where stage = 'COMMITTED') as committed,
          sum(home_amount) filter (where stage in ('ACTUAL', 'PAID')) as actual,
          sum(home_amount) filter (where stage = 'PAID') as paid,
          sum(home_amount) filter (where stage in ('WAITING', 'SENT_BACK')) as awaiting,
          sum(without_rate) filter (where ${stageCounts}) as without_rate
        from counted group by id, currency
      ), sums as (
        select scopes.id, coalesce(sum(planned), 0)::bigint as planned,
          coalesce(sum(committed), 0)::bigint as committed,
          coalesce(sum(actual), 0)::bigint as actual, coalesce(sum(paid), 0)::bigint as paid,
          coalesce(sum(awaiting), 0)::bigint as awaiting,
          coalesce(json_agg(json_build_object('currency', currency, 'amount', without_rate)
            order by currency) filter (where without_rate is not null), '[]') as without_rate
        from scopes left join by_currency on by_currency.id = scopes.id group by scopes.id
      )
      select b.id, b.name, b.dept, b.campaign, b.from_date::text, b.to_date::text, b.amount,
        b.warn_percent, b.is_hard_limit, b.version, t.planned, t.committed, t.actual, t.paid, t.awaiting,
        t.without_rate, (count(*) over ())::int as total,
        (select json_build_object('id', j.id, 'job_number', j.job_number, 'title', j.title)
          from jobs j where j.company_id = b.company_id and j.id = b.job_id) as job
      from (select *, planned + committed + actual as used from sums) t
        join budgets b on b.company_id = ${company_id} and b.id = t.id
      where ${matching}
      ${isBySums ? page : order}`.execute(db),
  );
  const { currency } = await readSetting(db, company_id, "cost_settings");
  return {
    records: rows.map((row) => {
      const { total: _, ...budget } = row;
      const used = usedOf(budget);
      return {
        ...budget,
        currency,
        used,
        used_percent: usedPercent(used, budget),
        state: budgetStateOf(used, budget),
      };
    }),
    total: (isBySums ? rows : seen)[0]?.total ?? 0,
  };
}
