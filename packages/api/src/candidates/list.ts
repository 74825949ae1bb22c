import { pipelineRangeOf } from "@ats/core/candidates/filters";
import type { listCandidates } from "@ats/core/candidates/contract";
import type { countCandidates } from "@ats/core/candidates/count-contract";
import { can } from "@ats/core/rights/rights";
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

/** One page of candidates: the page's ids from an index first, their rows afterwards. */
export async function readList({ actor, query, db }: Call<typeof listCandidates>) {
  const restricted = !can(actor, "VIEW_ANONYMISED");
  const size = await sizeOf(db, query);
  const searches = await searchesOf(db, query, restricted, {
    end: (query.page_no + 1) * query.per_page,
    of: size.all,
    furthest: furthestBy(query.sc),
  });
  const { rows, total } =
    searches.length === 0
      ? await whole(db, query, restricted, size.total)
      : ((await walked(db, query, searches, restricted, size)) ??
        (await found(db, query, searches, restricted, size)));
  const excerpts = query.cv ? await excerptsOf(db, query.cv, rows) : undefined;
  return {
    records: rows.map((row) => presentCandidate(row, actor, excerpts?.get(row.id))),
    total,
  };
}

export async function countList({ actor, query, db }: Call<typeof countCandidates>) {
  const searches = await searchesOf(db, query, !can(actor, "VIEW_ANONYMISED"));
  const size = await sizeOf(db, query);
  return { total: searches.length === 0 ? size.total : await count(db, query, searches, size) };
}

interface Size {
  /** Candidates that match the filter, without the search. */
  total: number;
  all: number;
}

/** Number of candidates, from the counters. */
async function sizeOf(db: CompanyDb, query: Pick<Query, "filter">): Promise<Size> {
  const { rows } = await sql<Size>`
    select coalesce(sum(count) filter (where ${inFilter(query)}), 0)::int as total,
      coalesce(sum(count), 0)::int as all
    from candidate_counts c`.execute(db);
  return rows[0] ?? { total: 0, all: 0 };
}

/** The rows of a page, in its order. */
const rowsOf = async (db: CompanyDb, page: RawBuilder<unknown>) =>
  (
    await sql<CandidateRow & { total: number }>`
      with page as materialized (${page}),
      places as materialized (select array_agg(id) as ids from page)
      select ${candidateColumns}, (select total from page limit 1) as total from candidates c
      where c.id = any((select ids from places)::bigint[])
      order by array_position((select ids from places), c.id)`.execute(db)
  ).rows;

/** A page of the whole list, which the counters have the total of. */
async function whole(db: CompanyDb, query: Query, restricted: boolean, total: number) {
  const { so, limit, offset, inOrder } = pageOf(query, total);
  const rows = await rowsOf(
    db,
    sql`select c.id, null::int as total from candidates c where ${inFilter(query)}
      order by ${orderOf(query.sc, so, restricted)} limit ${limit} offset ${offset}`,
  );
  return { rows: inOrder(rows), total };
}

/** A page by an index of what is searched, and how many there are. */
async function found(
  db: CompanyDb,
  query: Query,
  searches: CandidateSearch[],
  restricted: boolean,
  size: Size,
) {
  const { sc, so, page_no, per_page } = query;
  const rows = await rowsOf(
    db,
    sql`select c.id, count(*) over ()::int as total from ${searched(query, searches)}
      order by ${orderOf(sc, so, restricted)} limit ${per_page} offset ${page_no * per_page}`,
  );
  // A page beyond the last has no row to carry the total.
  const isCounted = rows.length > 0 || page_no === 0;
  return {
    rows,
    total: isCounted ? (rows[0]?.total ?? 0) : await count(db, query, searches, size),
  };
}

/** Rows that are looked at for a page at most: fewer in the order of names, where those of one name stand together. */
const furthestBy = (sc: Query["sc"]) => (sc === "name" ? 2_000 : 30_000);

/** Rows after which it shows that nobody else with a tag or such is met. */
const enough = 7_000;

/**
 * A page of what very many have, by looking at one row after the other in the list's order;
 * undefined where that does not fill it. How many there are may take longer to say.
 */
async function walked(
  db: CompanyDb,
  query: Query,
  searches: CandidateSearch[],
  restricted: boolean,
  size: Size,
) {
  const walks = searches.flatMap(({ walk }) => walk ?? []);
  if (walks.length < searches.length) return undefined;
  const { sc, so, page_no, per_page } = query;
  const order = orderOf(sc, so, restricted);
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

/** The ids of all whom a search finds alone, where the filter leaves nobody out. */
const idsOf = ([search, ...others]: CandidateSearch[], { total, all }: Size) =>
  others.length === 0 && total === all ? search?.ids : undefined;

/** `from` and `where` of all whom the searches find, as `c`; one alone may find them with their order. */
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
