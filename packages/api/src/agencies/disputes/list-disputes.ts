import type { DisputeFilter } from "@ats/core/agencies/list-columns";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import { orderBy } from "../../lists/list-query.ts";

const inFilter: Record<DisputeFilter, RawBuilder<SqlBool>> = {
  open: sql`d.state = 'OPEN'`,
  closed: sql`d.state <> 'OPEN'`,
  all: sql`true`,
};

interface Listing {
  filter: DisputeFilter;
  so: "asc" | "desc";
  page_no: number;
  per_page: number;
}

/** Reads a page of the disputes `d` under a condition, with the columns that the caller adds. */
export async function readDisputes<Row extends object>(
  db: CompanyDb,
  condition: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  { filter, so, page_no, per_page }: Listing,
) {
  const from = sql`agency_disputes d
    join agencies g on g.company_id = d.company_id and g.id = d.agency_id
    join jobs j on j.company_id = d.company_id and j.id = d.job_id
    left join users u on u.company_id = d.company_id and u.id = d.decider_id
    where ${condition}`;
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sql`d.created_date_time`, "asc"],
    [sql`d.id`, "asc"],
  ];
  const { rows: records } = await sql<Row>`
    select d.id, d.state, d.opened_by, j.title as job, d.submission_id, d.owns,
      d.created_date_time, nullif(concat_ws(' ', u.first_name, u.last_name), '') as decider,
      ${columns}
    from ${from} and ${inFilter[filter]} order by ${orderBy(keys, so)}
    limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const { rows: counted } = await sql<{ total: number; open: number }>`
    select count(*) filter (where ${inFilter[filter]})::int as total,
      count(*) filter (where d.state = 'OPEN')::int as open from ${from}`.execute(db);
  return { records, ...(counted[0] ?? { total: 0, open: 0 }) };
}
