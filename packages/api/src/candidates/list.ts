import { placesOf } from "@ats/core/candidates/candidate";
import type { listCandidates } from "@ats/core/candidates/contract";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Call } from "../app/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { excerptsOf } from "./cv-search.ts";
import { conditionsOf, orderOf } from "./list-query.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** One page of candidates: the page's ids from an index first, their rows afterwards. */
export async function readList({ actor, query, db }: Call<typeof listCandidates>) {
  const { filter, sc, so, page_no, per_page } = query;
  const restricted = !can(actor, "VIEW_ANONYMISED");
  const [first, last] = placesOf[filter];
  const searches = await conditionsOf(db, query, restricted);
  const inFilter = sql<SqlBool>`c.status_order between ${first} and ${last}`;
  const where = sql.join([inFilter, ...searches], sql` and `);
  const found = searches.length > 0 ? sql`count(*) over ()::int` : sql`0`;
  const { rows } = await sql<CandidateRow & { total: number }>`
    with page as materialized (
      select c.id, ${found} as total from candidates c where ${where}
      order by ${orderOf(sc, so, restricted)} limit ${per_page} offset ${page_no * per_page}
    ), places as materialized (select array_agg(id) as ids from page)
    select ${candidateColumns}, (select total from page limit 1) as total from candidates c
    where c.id = any((select ids from places)::bigint[])
    order by array_position((select ids from places), c.id)`.execute(db);
  const excerpts = query.cv ? await excerptsOf(db, query.cv, rows) : undefined;
  return {
    records: rows.map((row) => presentCandidate(row, actor, excerpts?.get(row.id))),
    total:
      searches.length === 0
        ? await counted(db, first, last)
        : (rows[0]?.total ?? (page_no === 0 ? 0 : await count(db, where))),
  };
}

/** For a page beyond the last, which has no row to carry the total. */
async function count(db: CompanyDb, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from candidates c where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** From the counters, where nothing is searched. */
async function counted(db: CompanyDb, first: number, last: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(count), 0)::int as total from candidate_counts
    where status_order between ${first} and ${last}`.execute(db);
  return rows[0]?.total ?? 0;
}
