import { placesOf } from "@ats/core/candidates/filters";
import type { listCandidates } from "@ats/core/candidates/contract";
import type { countCandidates } from "@ats/core/candidates/count-contract";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Call } from "../app/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { pageOf } from "../lists/list-query.ts";
import { type CandidateSearch, searchesOf } from "./candidate-search.ts";
import { excerptsOf } from "./cv-search.ts";
import { orderOf } from "./list-query.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

type Query = Call<typeof listCandidates>["query"];

/** One page of candidates: the page's ids from an index first, their rows afterwards. */
export async function readList({ actor, query, db }: Call<typeof listCandidates>) {
  const restricted = !can(actor, "VIEW_ANONYMISED");
  const searches = await searchesOf(db, query, restricted);
  const { rows, total } =
    searches.length === 0
      ? await whole(db, query, restricted)
      : ((await walked(db, query, searches, restricted)) ??
        (await found(db, query, searches, restricted)));
  const excerpts = query.cv ? await excerptsOf(db, query.cv, rows) : undefined;
  return {
    records: rows.map((row) => presentCandidate(row, actor, excerpts?.get(row.id))),
    total,
  };
}

/** How many the list has in all. */
export async function countList({ actor, query, db }: Call<typeof countCandidates>) {
  const searches = await searchesOf(db, query, !can(actor, "VIEW_ANONYMISED"));
  return { total: await totalOf(db, query, searches) };
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
async function whole(db: CompanyDb, query: Query, restricted: boolean) {
  const total = await totalOf(db, query, []);
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
    total: isCounted ? (rows[0]?.total ?? 0) : await totalOf(db, query, searches),
  };
}

/**
 * Rows looked at before it shows that what is searched is not met often enough: fewer in the order
 * of names, where those of one name stand together.
 */
const walkOf = (sc: Query["sc"]) => (sc === "name" ? 2_000 : 7_000);

/**
 * A page of what very many have, by looking at one row after the other in the list's order;
 * undefined where that does not fill it. How many there are takes longer to say.
 */
async function walked(
  db: CompanyDb,
  query: Query,
  searches: CandidateSearch[],
  restricted: boolean,
) {
  const seen = searches.flatMap((search) => search.seen ?? []);
  if (seen.length < searches.length) return undefined;
  const { sc, so, page_no, per_page } = query;
  const order = orderOf(sc, so, restricted);
  const rows = await rowsOf(
    db,
    sql`select c.id, null::int as total from (
        select * from candidates c where ${inFilter(query)} order by ${order} limit ${walkOf(sc)}) c
      where ${sql.join(seen, sql` and `)}
      order by ${order} limit ${per_page} offset ${page_no * per_page}`,
  );
  return rows.length < per_page ? undefined : { rows, total: null };
}

async function totalOf(
  db: CompanyDb,
  query: Pick<Query, "filter">,
  searches: CandidateSearch[],
): Promise<number> {
  const { rows } =
    searches.length === 0
      ? await sql<{ total: number }>`select coalesce(sum(count), 0)::int as total
          from candidate_counts c where ${inFilter(query)}`.execute(db)
      : await sql<{ total: number }>`select count(*)::int as total
          from ${searched(query, searches)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** `from` and `where` of all whom the searches find, as `c`; one alone may find them with their order. */
function searched(query: Pick<Query, "filter">, searches: CandidateSearch[]) {
  const [{ rows } = {}, ...others] = searches;
  if (rows && others.length === 0) return sql`(${rows}) c where ${inFilter(query)}`;
  const every = [inFilter(query), ...searches.map(({ found }) => found)];
  return sql`candidates c where ${sql.join(every, sql` and `)}`;
}

function inFilter({ filter }: Pick<Query, "filter">): RawBuilder<SqlBool> {
  const [first, last] = placesOf[filter];
  return sql`c.status_order between ${first} and ${last}`;
}
