import {
  closeNameKeys,
  type DuplicateReason,
  isCloseName,
} from "@ats/core/candidates/candidate-input";
import * as contract from "@ats/core/candidates/merge-contract";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** Candidates who look alike and are not marked as different people. */
interface Group {
  ids: number[];
  count: number;
}

export const listDuplicates = implement(contract.listDuplicates, async ({ actor, query, db }) => {
  const { reason, page_no, per_page } = query;
  const page = { limit: per_page, offset: page_no * per_page };
  const { groups, total } =
    reason === "name" ? await closeNames(db, page) : await sameKey(db, reason, page);
  const { rows } = await sql<CandidateRow>`select ${candidateColumns} from candidates c
    where c.id = any(${groups.flatMap(({ ids }) => ids)}::bigint[])`.execute(db);
  const people = new Map(rows.map((row) => [row.id, presentCandidate(row, actor)]));
  return {
    records: groups.map(({ ids, count }) => ({
      count,
      people: ids.flatMap((id) => people.get(id) ?? []),
    })),
    total,
  };
});

interface Page {
  limit: number;
  offset: number;
}

/**
 * Columns in which an equal value means the same person; blank for erased and merged candidates.
 */
const keys: Record<Exclude<DuplicateReason, "name">, string> = {
  email: "email_key",
  phone: "phone_key",
};

/** Finds groups with the same key, newest first, by the key's index alone. */
async function sameKey(db: CompanyDb, reason: keyof typeof keys, { limit, offset }: Page) {
  const key = sql.ref(keys[reason]);
  const { rows } = await sql<Group & { total: number }>`
    with shared as materialized (
      select ${key} as key from candidates where ${key} <> '' group by 1 having count(*) > 1),
    groups as (
      select array_agg(c.id order by c.id) as ids, count(*)::int as count, max(c.id) as newest
      from shared s join candidates c on c.${key} = s.key group by s.key)
    select ids[1:${sql.lit(contract.groupMax)}] as ids, count, count(*) over ()::int as total
    from groups where count > ${sql.lit(contract.groupMax)} or count * (count - 1) / 2 > (
      select count(*) from candidate_non_duplicates where first_id = any(ids) and second_id = any(ids))
    order by newest desc limit ${limit} offset ${offset}`.execute(db);
  return { groups: rows, total: rows[0]?.total ?? 0 };
}

interface Neighbour {
  id: number;
  postcode_key: string;
  sort_name: string;
}

/** Candidates read by one query. */
const batch = 10_000;

/** Milliseconds for which names are compared before other work gets its turn. */
const sliceMs = 20;

/** Yields the candidates of each postcode, ordered by id, from the postcode's index alone. */
async function* neighbourhoods(db: CompanyDb): AsyncGenerator<Neighbour[]> {
  let neighbours: Neighbour[] = [];
  let last: Pick<Neighbour, "id" | "postcode_key"> | undefined = { id: 0, postcode_key: "" };
  while (last) {
    const { rows }: { rows: Neighbour[] } = await sql<Neighbour>`
      select id, postcode_key, sort_name from candidates
      where postcode_key is not null and (postcode_key, id) > (${last.postcode_key}, ${last.id})
      order by postcode_key, id limit ${batch}`.execute(db);
    for (const row of rows) {
      if (neighbours[0] && neighbours[0].postcode_key !== row.postcode_key) {
        yield neighbours;
        neighbours = [];
      }
      neighbours.push(row);
    }
    last = rows.at(-1);
  }
  yield neighbours;
}

type Pair = Group & { ids: [number, number] };

/** Finds pairs with close names and the same postcode, newest first. */
async function closeNames(db: CompanyDb, { limit, offset }: Page) {
  const { rows: apart } = await sql<{ pair: string }>`
    select first_id || ' ' || second_id as pair from candidate_non_duplicates`.execute(db);
  const known = new Set(apart.map(({ pair }) => pair));
  let newest: Pair[] = [];
  let total = 0;
  const keepNewest = () => {
    newest = newest
      .toSorted((a, b) => b.ids[1] - a.ids[1] || b.ids[0] - a.ids[0])
      .slice(0, offset + limit);
  };
  let since = Date.now();
  for await (const neighbours of neighbourhoods(db)) {
    const earlier = new Map<string, Neighbour[]>();
    for (const neighbour of neighbours) {
      const { id, sort_name } = neighbour;
      const names = closeNameKeys(sort_name);
      for (const other of new Set(names.flatMap((name) => earlier.get(name) ?? [])))
        if (isCloseName(other.sort_name, sort_name) && !known.has(`${other.id} ${id}`)) {
          total++;
          newest.push({ ids: [other.id, id], count: 2 });
        }
      for (const name of names) {
        const alike = earlier.get(name);
        if (alike) alike.push(neighbour);
        else earlier.set(name, [neighbour]);
      }
      if (newest.length > batch + offset + limit) keepNewest();
      if (Date.now() - since < sliceMs) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = Date.now();
    }
  }
  keepNewest();
  return { groups: newest.slice(offset), total };
}
