import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { HiddenFields } from "@ats/core/anonymisation/fields";
import { pipelineRangeOf } from "@ats/core/candidates/filters";
import type { listCandidates } from "@ats/core/candidates/contract";
import type { countCandidates } from "@ats/core/candidates/count-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { pageOf } from "../lists/list-query.ts";
import { searchesOf } from "./candidate-search.ts";
import type { CandidateSearch } from "./search-condition.ts";
import { excerptsOf } from "./cv-search.ts";
import { orderOf } from "./list-query.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

type Query = Call<typeof listCandidates>["query"];

/** Reads one page of candidates: first their ids from an index, then their rows. */
export async function readList({ actor, query, db, services }: Call<typeof listCandidates>) {
  const hidden = hiddenFields(actor, true);
  const size = await sizeOf(db, query);
  const searches = await searchesOf(db, query, hidden, services.clock(), {
    end: (query.page_no + 1) * query.per_page,
    of: size.all,
    furthest: furthestBy(query.sc),
    isNewestFirst: query.sc === "created_date_time" && query.so === "desc",
  });
  const { rows, total } =
    searches.length === 0
      ? await whole(db, query, hidden, size.total)
      : ((await newest(db, query, searches)) ??
        (await walked(db, query, searches, hidden, size)) ??
        (await found(db, query, searches, hidden, size)));
  const excerpts = query.cv ? await excerptsOf(db, query.cv, rows) : undefined;
  return {
    records: rows.map((row) => presentCandidate(row, actor, excerpts?.get(row.id))),
    total,
  };
}

export async function countList({ actor, query, db, services }: Call<typeof countCandidates>) {
  const searches = await searchesOf(db, query, hiddenFields(actor, true), services.clock());
  const size = await sizeOf(db, query);
  return { total: searches.length === 0 ? size.total : await count(db, query, searches, size) };
}

interface Size {
  /** Candidates that match the filter. */
  total: number;
  all: number;
}

/** Reads numbers of candidates from the counters. */
async function sizeOf(db: CompanyDb, query: Pick<Query, "filter">): Promise<Size> {
  const { rows } = await sql<Size>`
    select coalesce(sum(count) filter (where ${inFilter(query)}), 0)::int as total,
      coalesce(sum(count), 0)::int as all
    from counted_candidates() c`.execute(db);
  return rows[0] ?? { total: 0, all: 0 };
}

/** Reads the rows of a page, in the order of its ids. */
const rowsOf = async (db: CompanyDb, page: RawBuilder<unknown>) =>
  (
    await sql<CandidateRow & { total: number }>`
      with page as materialized (${page}),
      places as materialized (select array_agg(id) as ids from page)
      select ${candidateColumns}, (select total from page limit 1) as total from candidates c
      where c.id = any((select ids from places)::bigint[])
      order by array_position((select ids from places), c.id)`.execute(db)
  ).rows;

/** A page of the list without a search. The counters have its total. */
async function whole(db: CompanyDb, query: Query, hidden: HiddenFields, total: number) {
  const { so, limit, offset, inOrder } = pageOf(query, total);
  const rows = await rowsOf(
    db,
    sql`select c.id, null::int as total from candidates c where ${inFilter(query)}
      order by ${orderOf(query.sc, so, hidden)} limit ${limit} offset ${offset}`,
  );
  return { rows: inOrder(rows), total };
}

/** A page and its total, found by an index. */
async function found(
  db: CompanyDb,
  query: Query,
  searches: CandidateSearch[],
  hidden: HiddenFields,
  size: Size,
) {
  const { sc, so, page_no, per_page } = query;
  const rows = await rowsOf(
    db,
    sql`select c.id, count(*) over ()::int as total from ${searched(query, searches)}
      order by ${orderOf(sc, so, hidden)} limit ${per_page} offset ${page_no * per_page}`,
  );
  // A page beyond the last has no row to carry the total.
  const isCounted = rows.length > 0 || page_no === 0;
  return {
    rows,
    total: isCounted ? (rows[0]?.total ?? 0) : await count(db, query, searches, size),
  };
}

/** A page of the newest matches. Undefined when there are too few; the total is counted later. */
async function newest(db: CompanyDb, query: Query, [search, ...others]: CandidateSearch[]) {
  const { page_no, per_page } = query;
  for (const matches of (others.length === 0 && search?.newest) || []) {
    const rows = await rowsOf(
      db,
      sql`select c.id, null::int as total from (${matches}) c where ${inFilter(query)}
        order by ${orderOf("created_date_time", "desc", [])}
        limit ${per_page} offset ${page_no * per_page}`,
    );
    if (rows.length === per_page) return { rows, total: null };
  }
  return undefined;
}

/** Most rows scanned for a page; fewer in the order of names, where equal names stand together. */
const furthestBy = (sc: Query["sc"]) => (sc === "name" ? 2_000 : 30_000);

/** Rows scanned for a page unless the search sets its own limit. */
const enough = 7_000;

/**
 * Fills a page with common matches by scanning rows in the list's order. Undefined when the scan
 * does not fill it; the total is null when it would take long to count.
 */
async function walked(
  db: CompanyDb,
  query: Query,
  searches: CandidateSearch[],
  hidden: HiddenFields,
  size: Size,
) {
  const walks = searches.flatMap(({ walk }) => walk ?? []);
  if (walks.length < searches.length) return undefined;
  const { sc, so, page_no, per_page } = query;
  const order = orderOf(sc, so, hidden);
  const most = Math.min(furthestBy(sc), Math.max(...walks.map(({ rows = enough }) => rows)));
  const rows = await rowsOf(
    db,
    sql`select c.id, null::int as total from (
        select * from candidates c where ${inFilter(query)} order by ${order} limit ${most}) c
      where ${sql.join(
        walks.map(({ meets }) => meets),
        sql` and `,
      )}
      order by ${order} limit ${per_page} offset ${page_no * per_page}`,
  );
  if (rows.length < per_page) return undefined;
  const isCounted = idsOf(searches, size) !== undefined;
  return { rows, total: isCounted ? await count(db, query, searches, size) : null };
}

async function count(
  db: CompanyDb,
  query: Pick<Query, "filter">,
  searches: CandidateSearch[],
  size: Size,
): Promise<number> {
  const ids = idsOf(searches, size);
  const { rows } = await sql<{ total: number }>`select ${
    ids
      ? sql`count(distinct candidate_id)::int as total from (${ids}) t`
      : sql`count(*)::int as total from ${searched(query, searches)}`
  }`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids of a single search's matches, when the filter leaves nobody out. */
const idsOf = ([search, ...others]: CandidateSearch[], { total, all }: Size) =>
  others.length === 0 && total === all ? search?.ids : undefined;

/** `from` and `where` of the matches, as `c`. A single search may select its own rows. */
function searched(query: Pick<Query, "filter">, searches: CandidateSearch[]) {
  const [{ rows } = {}, ...others] = searches;
  if (rows && others.length === 0) return sql`(${rows}) c where ${inFilter(query)}`;
  const every = [inFilter(query), ...searches.map(({ found }) => found)];
  return sql`candidates c where ${sql.join(every, sql` and `)}`;
}

function inFilter({ filter }: Pick<Query, "filter">): RawBuilder<SqlBool> {
  const [first, last] = pipelineRangeOf[filter];
  return sql`c.status_order between ${first} and ${last}`;
}
