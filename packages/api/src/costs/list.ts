import * as contract from "@ats/core/costs/contract";
import { departmentOf } from "@ats/core/costs/department-of";
import type { CostFilter, costSortColumns } from "@ats/core/costs/list-columns";
import { type RawBuilder, sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { type CostRow, costColumns, presentCost } from "./cost-rows.ts";
import { costCondition } from "./filter-costs.ts";
import { implementCosts } from "./need-costs.ts";

const sortKeys: Record<(typeof costSortColumns)[number], RawBuilder<unknown>> = {
  day: sql`c.day`,
  type: sql`normalise(c.type) collate "C"`,
  supplier: sql`normalise(c.supplier) collate "C"`,
  home_net: sql`c.home_net`,
  created_date_time: sql`c.created_date_time`,
};

export const list = implementCosts(contract.listCosts, async (call) => {
  const { db, query } = call;
  const { sc, so, page_no, per_page } = query;
  const where = await costCondition(call, query);
  const direction = sql.raw(so);
  const order = sql`order by ${sortKeys[sc]} ${direction}, c.id ${direction}`;
  // A search reads all costs; without one, the page comes from an index.
  const isSearched = Boolean(query.q) || query.s.length > 0;
  const isPart = query.job_id !== undefined || departmentOf(query.s) !== undefined;
  const part = isPart ? amountsOf(call, query).net : sql`null::bigint`;
  const matching = sql`select c.id ${isSearched ? sql`, count(*) over () as total` : sql``}
    from cost_lines c where ${where}`;
  const { rows } = await sql<CostRow & { part: number | null; total?: number }>`
    with page as materialized (${matching} ${order} limit ${per_page} offset ${page_no * per_page})
    select ${costColumns}, ${part} as part ${isSearched ? sql`, page.total` : sql``} from page
      join cost_lines c on c.company_id = ${call.actor.company_id} and c.id = page.id
    ${order}`.execute(db);
  const countAll = async () => {
    const counted = await sql<{ total: number }>`
      select count(*)::int as total from cost_lines c where ${where}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  };
  return {
    records: rows.map(presentCost),
    total: rows[0]?.total ?? (await countAll()),
  };
});

/**
 * The amounts that a total adds: the parts of one job or department, of the jobs that a limited role
 * covers, or whole costs.
 */
function amountsOf(
  { actor }: Pick<Call, "actor">,
  { job_id, s }: Pick<Call<typeof contract.listCosts>["query"], "job_id" | "s">,
) {
  const dept = departmentOf(s);
  const ofJob = job_id
    ? sql`and s.job_id = ${job_id}`
    : dept
      ? sql`and s.job_id in (select j.id from jobs j where j.company_id = ${actor.company_id}
          and normalise(j.dept) collate "C" = normalise(${dept}) collate "C")`
      : sql``;
  const share = (column: RawBuilder<unknown>, whole: RawBuilder<unknown>) => {
    const ofShares = sql`(select coalesce(sum(${column}), 0) from cost_shares s
      where s.company_id = c.company_id and s.line_id = c.id ${ofJob})`;
    return job_id ? ofShares : sql`case when c.job_count = 0 then ${whole} else ${ofShares} end`;
  };
  return job_id || dept || actor.access.scope !== "company"
    ? {
        net: share(sql`s.amount`, sql`c.net`),
        home: share(sql`s.home_amount`, sql`c.home_net`),
      }
    : { net: sql`c.net`, home: sql`c.home_net` };
}

const isOfHeld = (filter: CostFilter) => filter === "waiting" || filter === "rejected";

export const totals = implementCosts(contract.getCostTotals, async (call) => {
  const { actor, db, query } = call;
  const { net, home } = amountsOf(call, query);
  // A list of held costs alone says what they would come to.
  const counts = isOfHeld(query.filter) ? sql`true` : sql`c.hold is null`;
  const { rows } = await sql<{
    currency: string;
    count: number;
    amount: number;
    home: number;
    without_rate: number;
    held: number;
  }>`
    select c.currency, count(*)::int as count,
      coalesce(sum(${net}) filter (where ${counts}), 0)::bigint as amount,
      coalesce(sum(${home}) filter (where ${counts}), 0)::bigint as home,
      (count(*) filter (where c.home_net is null and ${counts}))::int as without_rate,
      (count(*) filter (where not ${counts}))::int as held
    from cost_lines c where ${await costCondition(call, query)}
    group by c.currency order by c.currency`.execute(db);
  const { currency } = await readSetting(db, actor.company_id, "cost_settings");
  const sum = (of: "count" | "home" | "without_rate" | "held") =>
    rows.reduce((total, row) => total + row[of], 0);
  return {
    count: sum("count"),
    totals: rows
      .filter((row) => row.count > row.held)
      .map((row) => ({ currency: row.currency, amount: row.amount })),
    home: { currency, amount: sum("home") },
    without_rate: sum("without_rate"),
    held: sum("held"),
  };
});
