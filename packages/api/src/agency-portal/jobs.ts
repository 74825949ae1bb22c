import * as contract from "@ats/core/agency-portal/jobs-contract";
import type { AgencyJobFilter, agencyJobSortColumns } from "@ats/core/agency-portal/list-columns";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { orderBy } from "../lists/list-query.ts";
import { contains } from "../search/field-search.ts";
import { type ClientCall, implementForClient } from "./for-client.ts";
import {
  isReleased,
  jobState,
  lineColumns,
  type Reader,
  readReleasedJob,
  releasedJobs,
} from "./released-jobs.ts";

const sortKeys: Record<(typeof agencyJobSortColumns)[number], RawBuilder<unknown>> = {
  title: sql`normalise(j.title) collate "C"`,
  location: sql`normalise(j.location) collate "C"`,
  released_date: sql`r.opens_date_time`,
  closing_date_time: sql`j.closing_date_time`,
};

const inFilter = (reader: Reader, filter: AgencyJobFilter): RawBuilder<SqlBool> =>
  filter === "all"
    ? sql`true`
    : sql`${jobState(reader)} ${filter === "active" ? sql`=` : sql`<>`} 'open'`;

const readerOf = ({ client, services }: Pick<ClientCall, "client" | "services">): Reader => ({
  company_id: client.company_id,
  agency_id: client.agency_id,
  now: services.clock(),
});

export const listReleased = implementForClient(contract.listAgencyJobs, async (call) => {
  const { db, query } = call;
  const { filter, q, sc, so, page_no, per_page } = query;
  const reader = readerOf(call);
  const words = q.split(/\s+/).filter(Boolean);
  const conditions = [
    isReleased(reader),
    inFilter(reader, filter),
    ...words.map((word) => contains(sql`j.title || ' ' || j.location`, word)),
  ];
  const from = sql`${releasedJobs(reader)} where ${sql.join(conditions, sql` and `)}`;
  const keys: [RawBuilder<unknown>, "asc"][] = [
    [sortKeys[sc], "asc"],
    [sql`j.id`, "asc"],
  ];
  const { rows } = await sql<contract.AgencyJob>`
    select ${lineColumns(reader)} from ${from}
    order by ${orderBy(keys, so)} limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from}`.execute(db);
  return { records: rows, total: counted.rows[0]?.total ?? 0 };
});

export const readReleased = implementForClient(contract.getAgencyJob, async (call) =>
  readReleasedJob(call.db, readerOf(call), call.params.id),
);
