import type { listApplications } from "@ats/core/applications/contract";
import { type ApplicationStatus, statusesOf } from "@ats/core/applications/status";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Call } from "../app/implement.ts";
import { notFound } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { everyStatus } from "../jobs/job-counts.ts";
import { acquaintances } from "./acquaintance.ts";
import { readHighlights } from "./highlights.ts";
import { conditionsOf, inStatuses, orderOf } from "./list-query.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

type Counts = Record<ApplicationStatus, number>;

/** One page of a job's applications: the page's ids from an index first, their rows afterwards. */
export async function readList({ actor, params, query, db }: Call<typeof listApplications>) {
  const { filter, status, sc, so, page_no, per_page } = query;
  const restricted = !can(actor, "VIEW_ANONYMISED");
  const conditions = await conditionsOf(db, query, restricted);
  const counts = await countsOf(db, params.id, conditions);
  const ofCandidate =
    conditions.length > 0 ? sql`join candidates c on c.id = a.candidate_id` : sql``;
  const where = [sql`a.job_id = ${params.id}`, inStatuses(filter, status), ...conditions];
  const { rows } = await sql<ApplicationRow>`
    with page as materialized (
      select a.id, row_number() over () as place from (
        select a.id from applications a ${ofCandidate} where ${sql.join(where, sql` and `)}
        order by ${orderOf(sc, so, { restricted, user_id: actor.user_id })} limit ${per_page} offset ${page_no * per_page}) a
    )
    select ${applicationColumns} from page join (${applicationTables}) on a.id = page.id
    order by page.place`.execute(db);
  const highlights = await readHighlights(db, actor);
  const known = await acquaintances(db, actor, rows);
  const shown = status ? [status] : statusesOf[filter];
  return {
    records: rows.map((row) => presentApplication(row, actor, highlights, known(row))),
    total: shown.reduce((sum, each) => sum + counts[each], 0),
    counts,
  };
}

/** Applications of the job by status: from the counters, or counted where a search narrows them. */
async function countsOf(
  db: CompanyDb,
  jobId: number,
  conditions: RawBuilder<SqlBool>[],
): Promise<Counts> {
  const source =
    conditions.length === 0
      ? sql`select status, count from job_status_counts where job_id = ${jobId}`
      : sql`select a.status, count(*)::int as count
          from applications a join candidates c on c.id = a.candidate_id
          where a.job_id = ${jobId} and ${sql.join(conditions, sql` and `)} group by a.status`;
  const { rows } = await sql<{ counts: Partial<Counts> | null }>`
    select (select json_object_agg(status, count) from (${source}) s) as counts
    from jobs where id = ${jobId}`.execute(db);
  if (!rows[0]) throw notFound("job");
  return everyStatus(rows[0].counts);
}
