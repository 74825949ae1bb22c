import { costKinds, type CostStage } from "@ats/core/costs/cost";
import type { CostFilter, costDays, costSearchFields } from "@ats/core/costs/list-columns";
import type { listCosts } from "@ats/core/costs/contract";
import {
  isWhole,
  termsOfCondition,
  type TextCondition,
  type TimeCondition,
} from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { needJob } from "../jobs/need-job.ts";
import type { Call } from "../kernel/implement.ts";
import { rangeCondition, textCondition } from "../lists/conditions.ts";
import { isOneOf, searchConditions } from "../lists/list-query.ts";
import { contains, equals } from "../search/field-search.ts";

type Field = (typeof costSearchFields)[number];

/** The stage of a cost `c`, as `stageOf` derives it. */
export const stageColumn = sql<CostStage>`case when c.hold is not null then c.hold
  when c.paid_date is not null then 'PAID'
  when c.incurred_date is not null or c.invoice_number <> '' then 'ACTUAL'
  when c.po_number <> '' or c.offer_id is not null then 'COMMITTED' else 'PLANNED' end`;

const fields: Record<
  Exclude<Field, "job" | "kind" | "is_internal" | "is_forecast">,
  RawBuilder<unknown>
> = {
  type: sql`c.type`,
  supplier: sql`c.supplier`,
  dept: sql`c.dept`,
  campaign: sql`c.campaign`,
  source: sql`c.source`,
  po_number: sql`c.po_number`,
  invoice_number: sql`c.invoice_number`,
  currency: sql`c.currency`,
};

/** Condition: a job of the cost meets the condition. The jobs are found once, not for each cost. */
const hasJob = (company_id: number, condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`c.id in (select s.line_id from cost_shares s
    join jobs j on j.company_id = s.company_id and j.id = s.job_id
    where s.company_id = ${company_id} and ${condition})`;

const jobText = sql`j.job_number || ' ' || j.title`;

function matches(
  company_id: number,
  { field, term, whole }: { field: Field; term: string; whole: boolean },
): RawBuilder<SqlBool> {
  switch (field) {
    case "job":
      return hasJob(
        company_id,
        whole
          ? sql`(${equals(sql`j.title`, term)} or ${equals(sql`j.job_number`, term)})`
          : contains(jobText, term),
      );
    case "dept":
      return sql`(${(whole ? equals : contains)(fields.dept, term)}
        or ${hasJob(company_id, (whole ? equals : contains)(sql`j.dept`, term))})`;
    case "kind":
      return isOneOf(
        sql`c.kind`,
        costKinds.filter((kind) => kind === term.toUpperCase()),
      );
    case "is_internal":
      return sql`c.is_internal = ${term === "internal"}`;
    case "is_forecast":
      return sql`c.is_forecast = ${term === "forecast"}`;
    default:
      return (whole ? equals : contains)(fields[field], term);
  }
}

const days: Record<(typeof costDays)[number], RawBuilder<unknown>> = {
  day: sql`c.day`,
  paid_date: sql`c.paid_date`,
};

/** Compares a day with days; both ends count. */
function dayCondition(
  { field, operator, term }: TimeCondition<(typeof costDays)[number]>,
  now: Date,
): RawBuilder<SqlBool> {
  if (operator === "last")
    return sql`${days[field]} >= ${now.toISOString().slice(0, 10)}::date - ${Number(term)}::int`;
  return rangeCondition({ operator, term }, "date", days[field]);
}

const inFilter: Record<CostFilter, RawBuilder<SqlBool>[]> = {
  all: [],
  planned: [sql`${stageColumn} = 'PLANNED'`],
  committed: [sql`${stageColumn} = 'COMMITTED'`],
  actual: [sql`${stageColumn} in ('ACTUAL', 'PAID')`],
  paid: [sql`${stageColumn} = 'PAID'`],
  waiting: [sql`c.hold in ('WAITING', 'SENT_BACK')`],
  rejected: [sql`c.hold = 'REJECTED'`],
};

type Filters = Pick<Call<typeof listCosts>["query"], "q" | "s" | "filter" | "job_id">;

/** Condition of the costs `c` that a list shows. */
export async function costCondition(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  query: Filters,
): Promise<RawBuilder<SqlBool>> {
  if (query.job_id) await needJob(db, actor.company_id, query.job_id);
  const nothing = sql<SqlBool>`false`;
  const searched = await searchConditions(query, {
    // The words of a search may stand in different fields.
    byTerm: async () =>
      sql<SqlBool>`(${sql.join(
        (query.q ?? "")
          .split(/\s+/)
          .map(
            (word) =>
              sql`(strpos(c.words, normalise(${word})) > 0 or ${hasJob(actor.company_id, contains(jobText, word))})`,
          ),
        sql` and `,
      )})`,
    text: (condition: TextCondition<Field>) =>
      condition.field === "job" && ["empty", "filled"].includes(condition.operator)
        ? sql<SqlBool>`(c.job_count > 0) = ${condition.operator === "filled"}`
        : textCondition(
            condition,
            condition.field in fields
              ? fields[condition.field as keyof typeof fields]
              : sql`c.kind`,
            termsOfCondition(condition).map((term) =>
              matches(actor.company_id, {
                field: condition.field,
                term,
                whole: isWhole(condition.operator),
              }),
            ),
          ),
    time: (condition: TimeCondition<(typeof costDays)[number]>) =>
      dayCondition(condition, services.clock()),
    custom: async () => nothing,
    nothing,
  });
  const ofJob = query.job_id
    ? [
        sql`c.id in (select s.line_id from cost_shares s
          where s.company_id = ${actor.company_id} and s.job_id = ${query.job_id})`,
      ]
    : [];
  return sql<SqlBool>`${sql.join(
    [sql`c.company_id = ${actor.company_id}`, ...ofJob, ...inFilter[query.filter], ...searched],
    sql` and `,
  )}`;
}
