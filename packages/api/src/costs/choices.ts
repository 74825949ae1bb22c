import * as contract from "@ats/core/costs/contract";
import { typesOf } from "@ats/core/costs/cost-settings";
import { comparedText } from "@ats/core/costs/cost";
import { type RawBuilder, sql } from "kysely";
import { readDepartments } from "../jobs/departments.ts";
import { frequentValues } from "../lists/frequent-values.ts";
import { contains } from "../search/field-search.ts";
import { readSetting } from "../settings/read-setting.ts";
import { readOffered } from "../sources/sources.ts";
import { implementCosts } from "./need-costs.ts";
import { sameInvoice } from "./same-invoice.ts";

const columns: Record<contract.CostValueField, RawBuilder<unknown>> = {
  type: sql`c.type`,
  supplier: sql`c.supplier`,
  dept: sql`c.dept`,
  campaign: sql`c.campaign`,
  source: sql`c.source`,
};

const values = implementCosts(contract.listCostValues, ({ actor, db, query }) =>
  frequentValues(
    db,
    sql`select ${columns[query.field]} as value from cost_lines c
      where c.company_id = ${actor.company_id} order by c.id desc`,
    query.q,
  ),
);

/** Most jobs that a search offers. */
const mostJobs = 50;

const jobs = implementCosts(contract.listCostJobs, async ({ actor, db, query }) => {
  const { rows } = await sql<contract.CostJob>`
    select j.id, j.job_number, j.title, j.dept, j.openings,
      (select coalesce(sum(count), 0)::int from job_status_counts s
        where s.company_id = j.company_id and s.job_id = j.id and s.status <> 'INCOMPLETE')
        as applications
    from jobs j where j.company_id = ${actor.company_id}
      ${query.id.length > 0 ? sql`and j.id = any(${query.id}::bigint[])` : sql``}
      ${query.q ? sql`and ${contains(sql`j.job_number || ' ' || j.title`, query.q)}` : sql``}
    order by j.job_number desc
    limit ${query.id.length > 0 ? query.id.length : mostJobs}`.execute(db);
  return { records: rows };
});

const choices = implementCosts(contract.getCostChoices, async ({ actor, db }) => {
  const { company_id } = actor;
  const settings = await readSetting(db, company_id, "cost_settings");
  return {
    types: typesOf(settings),
    currency: settings.currency,
    depts: await readDepartments(db, company_id),
    sources: await readOffered(db),
  };
});

const findInvoice = implementCosts(contract.findSameInvoice, async ({ actor, db, query }) => {
  const { supplier, invoice_number, except = 0 } = query;
  if (!comparedText(supplier) || !comparedText(invoice_number)) return { cost: null };
  const [cost = null] = await sameInvoice(db, actor.company_id, query, except);
  return { cost };
});

export const choiceHandlers = [values, jobs, choices, findInvoice];
