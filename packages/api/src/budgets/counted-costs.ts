import { type RawBuilder, sql } from "kysely";
import { stageColumn } from "../costs/filter-costs.ts";

/** The text that compares two departments or campaigns. */
const compared = (column: string) => sql`normalise(${sql.ref(column)}) collate "C"`;

/** The span that a day is in. */
const span = (day: RawBuilder<unknown>) => sql`width_bucket(${day}, (select days from bounds))`;

interface Counting {
  company_id: number;
  /** Selects id, job_id, dept, campaign, from_date and to_date of budgets, or of one that is no row. */
  scopes: RawBuilder<unknown>;
  /** More columns of a cost `c` to sum by. */
  by?: Record<string, RawBuilder<unknown>>;
  /** False for a reader whose role covers a part of the company: the parts that they see count. */
  isWholeCompany?: boolean;
  /** A cost that `by_others` leaves out. */
  except?: number | null;
}

/**
 * Tables that end in `counted`: for each budget the sums of its costs by stage and currency. Of a job
 * or department its shares count, else the whole line. A line counts on its day: incurred, or else
 * paid, or else expected. Costs that are not approved are there by their stage.
 *
 * The costs are read once for all budgets. The first and last days of the budgets divide time into
 * spans; costs are summed by span, job, department and campaign, and a budget adds its spans.
 */
export const countedCosts = ({
  company_id,
  scopes,
  by = {},
  isWholeCompany = true,
  except = null,
}: Counting) => {
  const extra = Object.entries(by);
  const keys = [
    sql`job_id`,
    sql`dept`,
    sql`span`,
    sql`campaign`,
    sql`currency`,
    sql`stage`,
    ...extra.map(([name]) => sql.ref(name)),
  ];
  const part = (
    { kind, job, dept, amount, home }: Record<"kind" | "job" | "dept" | "amount" | "home", string>,
    from: RawBuilder<unknown>,
  ) => sql`
    select ${sql.raw(job)}::bigint as job_id, ${sql.raw(dept)} as dept, ${span(sql`c.day`)} as span,
      c.campaign, c.currency, ${stageColumn} as stage,
      ${sql.join([...extra.map(([name, column]) => sql`${column} as ${sql.ref(name)}`), sql``])}
      ${sql.raw(amount)} as amount, ${sql.raw(home)} as home_amount, c.id as line_id
    from ${from}
      and c.day between (select min(from_date) from scopes where ${sql.raw(kind)})
        and (select max(to_date) from scopes where ${sql.raw(kind)})`;
  const summed = (parts: RawBuilder<unknown>) => sql`
    select ${sql.join(keys)}, sum(home_amount) as home_amount,
      sum(home_amount) filter (where line_id is distinct from ${except}::bigint) as by_others,
      sum(amount) filter (where home_amount is null) as without_rate
    from (${parts}) part group by ${sql.join(keys)}`;
  const ofJob = "job_id is not null";
  const ofDept = "dept <> ''";
  const ofAll = "job_id is null and dept = ''";
  const share = { amount: "s.amount", home: "s.home_amount" };
  const line = { amount: "c.net", home: "c.home_net" };
  const shareLines = sql`cost_lines c on c.company_id = s.company_id and c.id = s.line_id`;
  const parts = [
    part(
      { kind: ofJob, job: "s.job_id", dept: "''", ...share },
      sql`cost_shares s join ${shareLines} where s.company_id = ${company_id}
        and s.job_id in (select job_id from scopes)`,
    ),
    part(
      { kind: ofDept, job: "null", dept: "j.dept_key", ...share },
      sql`dept_jobs j join cost_shares s on s.company_id = ${company_id} and s.job_id = j.id
        join ${shareLines} where true`,
    ),
    part(
      { kind: ofDept, job: "null", dept: `normalise(c.dept) collate "C"`, ...line },
      sql`cost_lines c where c.company_id = ${company_id} and c.job_count = 0 and c.dept <> ''
        and ${compared("c.dept")} in (select dept from scopes where dept <> '')`,
    ),
    part(
      { kind: ofAll, job: "null", dept: "''", ...line },
      sql`cost_lines c where c.company_id = ${company_id}
        ${isWholeCompany ? sql`` : sql`and c.job_count = 0`}`,
    ),
    ...(isWholeCompany
      ? []
      : [
          part(
            { kind: ofAll, job: "null", dept: "''", ...share },
            sql`cost_shares s join ${shareLines} where s.company_id = ${company_id}`,
          ),
        ]),
  ];
  return sql`scopes as materialized (
    select id, job_id, ${compared("dept")} as dept, ${compared("campaign")} as campaign,
      from_date, to_date
    from (${scopes}) scope
  ), bounds as materialized (
    select array_agg(day order by day) as days
    from (select from_date as day from scopes union select to_date + 1 from scopes) days
  ), dept_jobs as materialized (
    select j.id, ${compared("j.dept")} as dept_key from jobs j where j.company_id = ${company_id}
      and ${compared("j.dept")} in (select dept from scopes where dept <> '')
  ), parts as materialized (${sql.join(parts.map(summed), sql` union all `)}
  ), counted as (
    select b.id, ${sql.join([...extra.map(([name]) => sql.ref(`p.${name}`)), sql``])}
      p.stage, p.currency, p.home_amount, p.by_others, p.without_rate
    from scopes b join parts p on p.job_id is not distinct from b.job_id and p.dept = b.dept
      and p.span between ${span(sql`b.from_date`)} and ${span(sql`b.to_date`)}
      and (b.campaign = '' or ${compared("p.campaign")} = b.campaign)
  )`;
};

/** Condition: a stage at which costs count. */
export const stageCounts = sql`stage in ('PLANNED', 'COMMITTED', 'ACTUAL', 'PAID')`;

/** Selects the scopes of these saved budgets. */
export const scopesOf = (company_id: number, ids: readonly number[]) => sql`
  select id, job_id, dept, campaign, from_date, to_date from budgets
  where company_id = ${company_id} and id = any(${[...ids]}::bigint[])`;

/** Condition: a part `p` of a cost that is not saved yet counts for a budget `b`. */
export const partCounts = sql`(b.job_id is null or b.job_id = p.job_id)
  and (b.dept = '' or ${compared("p.dept")} = ${compared("b.dept")})`;
export const lineCounts = (line: { day: string; campaign: string }) =>
  sql`${line.day}::date between b.from_date and b.to_date
    and (b.campaign = '' or ${compared("b.campaign")} = normalise(${line.campaign}) collate "C")`;
