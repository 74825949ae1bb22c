import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { listApplications } from "@ats/core/applications/contract";
import { type ApplicationStatus, statusesOf } from "@ats/core/applications/status";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { pageOf } from "../lists/list-query.ts";
import { among, scanInOrder } from "../lists/ordered-scan.ts";
import { everyStatus } from "../jobs/job-counts.ts";
import { readerStates } from "./reader-state.ts";
import { readHighlights } from "./highlights.ts";
import { conditionsOf, inStage, orderOf } from "./list-query.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

interface Counts {
  counts: Record<ApplicationStatus, number>;
  node_counts: Record<string, number>;
}

interface Counted extends Counts {
  /** Applications of the job that match the search, or all. */
  size: number;
  /** Ids that a search found; undefined above {@link mostKept}. */
  ids: number[] | undefined;
}

/** Up to this number, the page looks up the counted matches by id instead of searching again. */
const mostKept = 10_000;

/** Microseconds per id looked up. */
const lookUpCost = 3;

/** Most rows skipped for a page. */
const furthest = 50_000;
/** Equal names stand together, and no index has the order of scores. */
const furthestBy: Partial<Record<Call<typeof listApplications>["query"]["sc"], number>> = {
  name: 2_000,
  score: 0,
};

/** Reads one page of a job's applications: first its ids from an index, then their rows. */
export async function readList({
  actor,
  params,
  query,
  db,
  services,
}: Call<typeof listApplications>) {
  const { filter, status, node_id, sc } = query;
  const hidden = hiddenFields(actor, true);
  const reader = { hidden, user_id: actor.user_id, node_id };
  const conditions = await conditionsOf(db, params.id, query, { ...reader, now: services.clock() });
  const searched = conditions.some(({ isOfPerson }) => isOfPerson)
    ? sql`applications a join candidates c on c.id = a.candidate_id`
    : sql`applications a`;
  const isSearched = Boolean(query.q) || query.s.length > 0;
  const ofAll = conditions.map((condition) => condition.ofAll);
  const { counts, node_counts, ids, size } = await countsOf(db, params.id, ofAll, {
    searched,
    isSearched,
  });
  const shown = status ? [status] : statusesOf[filter];
  const total = node_id
    ? (node_counts[node_id] ?? 0)
    : shown.reduce((sum, each) => sum + counts[each], 0);
  const { so, limit, offset, inOrder } = pageOf(query, total);
  const order = orderOf(sc, so, reader);
  const inJob = [sql`a.job_id = ${params.id}`, inStage(query)];

  const rowsOf = async (from: RawBuilder<unknown>, where: RawBuilder<unknown>[]) => {
    const { rows } = await sql<ApplicationRow>`
      with page as materialized (
        select a.id, row_number() over () as place from (
          select a.id from ${from} where ${sql.join(where, sql` and `)}
          order by ${order} limit ${limit} offset ${offset}) a
      )
      select ${applicationColumns} from page join (${applicationTables}) on a.id = page.id
      order by page.place`.execute(db);
    return rows;
  };

  /** Scans in the list's order for the applications found; undefined if that takes too long. */
  const walked = async (found: number[]) => {
    const select = sql`select unnest(${found}::bigint[])`;
    const walk = scanInOrder(
      found.length,
      [among(sql`a.id`, select, found.length)],
      lookUpCost * found.length,
      { end: offset + limit, of: size, furthest: furthestBy[sc] ?? furthest },
    );
    if (!walk) return undefined;
    const passed = sql`(select * from applications a where ${sql.join(inJob, sql` and `)}
      order by ${order} limit ${walk.rows}) a`;
    const rows = await rowsOf(passed, [walk.meets]);
    return rows.length < Math.min(limit, total - offset) ? undefined : rows;
  };

  const rows = ids
    ? ((await walked(ids)) ??
      (await rowsOf(sql`applications a`, [inStage(query), sql`a.id = any(${ids}::bigint[])`])))
    : await rowsOf(searched, [...inJob, ...conditions.map(({ ofEach }) => ofEach)]);
  const highlights = await readHighlights(db, actor);
  const known = await readerStates(db, actor, rows);
  return {
    records: inOrder(rows).map((row) => presentApplication(row, actor, highlights, known(row))),
    total,
    counts,
    node_counts,
  };
}

/**
 * Counts a job's applications by status and node: from the counters, or one by one under a search.
 */
async function countsOf(
  db: CompanyDb,
  jobId: number,
  conditions: RawBuilder<SqlBool>[],
  { searched, isSearched }: { searched: RawBuilder<unknown>; isSearched: boolean },
): Promise<Counted> {
  const [found, byStatus, byNode, kept] =
    conditions.length === 0
      ? [
          sql``,
          sql`select status, count from job_status_counts where job_id = ${jobId}`,
          sql`select node_id, count from job_node_counts where job_id = ${jobId}`,
          sql`null`,
        ]
      : [
          sql`with found as materialized (select a.status, a.node_id, count(*)::int as count,
              ${isSearched ? sql`array_agg(a.id)` : sql`null::bigint[]`} as ids
            from ${searched} where a.job_id = ${jobId} and ${sql.join(conditions, sql` and `)}
            group by 1, 2)`,
          sql`select status, sum(count)::int as count from found group by 1`,
          sql`select node_id, sum(count)::int as count from found where node_id is not null group by 1`,
          sql`select json_agg(id) from found, unnest(ids) id
            where (select sum(count) from found) <= ${mostKept}`,
        ];
  const { rows } = await sql<{
    counts: Partial<Counts["counts"]> | null;
    node_counts: Counts["node_counts"] | null;
    ids: number[] | null;
    size: number;
  }>`${found}
    select (select json_object_agg(status, count) from (${byStatus}) s) as counts,
      (select json_object_agg(node_id, count) from (${byNode}) n) as node_counts,
      (${kept}) as ids,
      (select coalesce(sum(count), 0)::int from job_status_counts where job_id = jobs.id) as size
    from jobs where id = ${jobId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("job");
  return {
    counts: everyStatus(row.counts),
    node_counts: row.node_counts ?? {},
    size: row.size,
    ids: row.ids ?? (isSearched && !row.counts ? [] : undefined),
  };
}
