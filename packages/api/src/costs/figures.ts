import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { getCostFigures, type CostFigures } from "@ats/core/costs/figures-contract";
import { comparableCostTypes } from "@ats/core/costs/cost";
import { costFor } from "@ats/core/costs/figures";
import { sql } from "kysely";
import { countedCosts } from "../budgets/counted-costs.ts";
import { needJob } from "../jobs/need-job.ts";
import type { Call } from "../kernel/implement.ts";
import { timeCondition } from "../lists/conditions.ts";
import { readSetting } from "../settings/read-setting.ts";
import { readInterviewTime } from "./interview-time.ts";
import { implementCosts } from "./need-costs.ts";

type Figuring = Pick<Call<typeof getCostFigures>, "actor" | "db" | "query" | "services">;

interface SpentRow {
  key: string;
  source: string;
  currency: string;
  external: number;
  internal: number;
  comparable: number;
  /** False for the fees that open offers would lead to. */
  is_spent: boolean;
  without_rate: number | null;
}

/**
 * Costs of the period by source and currency, and forecast fees of open offers: the reader's part of
 * each.
 */
async function readSpent({ actor, db, query }: Figuring): Promise<SpentRow[]> {
  const { from, to, dept, job_id = null } = query;
  const { rows } = await sql<SpentRow>`
    with ${countedCosts({
      company_id: actor.company_id,
      scopes: sql`select 1 as id, ${job_id}::bigint as job_id, ${job_id ? "" : dept}::text as dept,
        ''::text as campaign, ${from}::date as from_date, ${to}::date as to_date`,
      by: {
        source: sql`c.source`,
        is_internal: sql`c.is_internal`,
        type: sql`c.type`,
        is_forecast: sql`c.is_forecast`,
      },
      isWholeCompany: actor.access.scope === "company",
    })}
    select normalise(source) as key, min(source) as source, currency,
      coalesce(sum(home_amount) filter (where not is_internal), 0)::bigint as external,
      coalesce(sum(home_amount) filter (where is_internal), 0)::bigint as internal,
      coalesce(sum(home_amount) filter (where type = any(${comparableCostTypes}::text[])), 0)::bigint
        as comparable,
      sum(without_rate)::bigint as without_rate, stage in ('ACTUAL', 'PAID') as is_spent
    from counted where stage in ('ACTUAL', 'PAID')
      or (is_forecast and stage in ('PLANNED', 'COMMITTED'))
    group by 1, currency, is_spent`.execute(db);
  return rows;
}

interface PeopleRow {
  key: string;
  source: string;
  applicants: number;
  qualified: number;
  hires: number;
}

/** Statuses beyond Applied. */
const beyondApplied = sql`('SHORTLIST', 'INTERVIEW', 'PROCESSING', 'HIRE')`;

/** Applicants, qualified applicants and hires of the period, by source where the reader sees it. */
async function readPeople({ actor, db, query, services }: Figuring): Promise<PeopleRow[]> {
  const { from, to, dept, job_id } = query;
  const during = (column: string) =>
    timeCondition(
      { operator: "between", term: `${from}|${to}` },
      sql.ref(column),
      services.clock(),
    );
  const ofJobs = job_id
    ? sql`and a.job_id = ${job_id}`
    : dept
      ? sql`and a.job_id in (select j.id from jobs j where j.company_id = ${actor.company_id}
          and normalise(j.dept) = normalise(${dept}))`
      : sql``;
  const isHidden = (anonymised: boolean) => hiddenFields(actor, anonymised).includes("source");
  const source = sql`case when case when a.anonymised then ${isHidden(true)}::boolean
    else ${isHidden(false)}::boolean end then '' else a.source end as source`;
  const { rows } = await sql<PeopleRow>`
    with people as (
      select ${source}, true as applied, false as hired,
        a.status in ${beyondApplied} or a.id in (select v.application_id from activities v
          where v.company_id = ${actor.company_id} and v.status_after in ${beyondApplied}) as qualified
      from applications a
      where a.company_id = ${actor.company_id} and a.submitted and a.status <> 'INCOMPLETE'
        and ${during("a.created_date_time")} ${ofJobs}
      union all
      select ${source}, false, true, false from applications a
      where a.company_id = ${actor.company_id} and a.status = 'HIRE'
        and ${during("a.status_date_time")} ${ofJobs}
    ), by_source as (
      select source, count(*) filter (where applied) as applicants,
        count(*) filter (where qualified) as qualified, count(*) filter (where hired) as hires
      from people group by source
    )
    select normalise(coalesce(source, '')) as key, coalesce(min(source), '') as source,
      sum(applicants)::int as applicants, sum(qualified)::int as qualified, sum(hires)::int as hires
    from by_source group by 1`.execute(db);
  return rows;
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

type Counts = Pick<CostFigures, "applicants" | "qualified" | "hires">;

const figuresOf = (cost: number, { applicants, qualified, hires }: Counts) => ({
  applicants,
  qualified,
  hires,
  per_applicant: costFor(cost, applicants),
  per_qualified: costFor(cost, qualified),
  per_hire: costFor(cost, hires),
});

export const figures = implementCosts(getCostFigures, async (call) => {
  const { actor, db, query } = call;
  if (query.job_id) await needJob(db, actor.company_id, query.job_id);
  const rows = await readSpent(call);
  const spent = rows.filter(({ is_spent }) => is_spent);
  const forecasts = rows.filter(({ is_spent }) => !is_spent);
  const people = await readPeople(call);
  const { currency } = await readSetting(db, actor.company_id, "cost_settings");
  const external = sumOf(spent, (row) => row.external);
  const internal = sumOf(spent, (row) => row.internal);
  const comparable = sumOf(spent, (row) => row.comparable);
  const time = await readInterviewTime(call, query);
  const counts = {
    applicants: sumOf(people, (row) => row.applicants),
    qualified: sumOf(people, (row) => row.qualified),
    hires: sumOf(people, (row) => row.hires),
  };
  const without = new Map<string, number>();
  for (const row of spent)
    if (row.without_rate !== null)
      without.set(row.currency, (without.get(row.currency) ?? 0) + row.without_rate);
  const keys = new Set([...spent, ...people].map(({ key }) => key));
  const sources = [...keys].map((key) => {
    const costs = spent.filter((row) => row.key === key);
    const found = people.find((row) => row.key === key);
    const cost = sumOf(costs, (row) => row.external + row.internal);
    return {
      source: found?.source ?? costs[0]?.source ?? "",
      cost,
      ...figuresOf(cost, found ?? { applicants: 0, qualified: 0, hires: 0 }),
    };
  });
  return {
    currency,
    external,
    internal,
    interview_time: time && {
      amount: time.amount,
      minutes: time.minutes,
      interviews: time.interviews,
    },
    comparable,
    per_hire_comparable: costFor(comparable, counts.hires),
    forecast: sumOf(forecasts, (row) => row.external + row.internal),
    ...figuresOf(external + internal + (time?.amount ?? 0), counts),
    without_rate: [...without]
      .map(([code, amount]) => ({ currency: code, amount }))
      .toSorted((a, b) => a.currency.localeCompare(b.currency, "en")),
    sources: sources.toSorted(
      (a, b) =>
        b.cost - a.cost || b.applicants - a.applicants || a.source.localeCompare(b.source, "en"),
    ),
  };
});
