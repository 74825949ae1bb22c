import { type DuplicateReason, isCloseName } from "@ats/core/candidates/candidate-input";
import * as contract from "@ats/core/candidates/merge-contract";
import { sql } from "kysely";
import { implement } from "../app/implement.ts";
import { notFound } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** People who look alike, and whom nobody has told apart. */
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

/** Columns of which the same value is the same person; what erased and merged people have does not count. */
const keys: Record<Exclude<DuplicateReason, "name">, string> = {
  email: "email_key",
  phone: "phone_key",
};

/** Groups with the same key, from the key's index alone; the newest first. */
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
      select count(*) from candidates_apart where first_id = any(ids) and second_id = any(ids))
    order by newest desc limit ${limit} offset ${offset}`.execute(db);
  return { groups: rows, total: rows[0]?.total ?? 0 };
}

/** People whose postcode somebody shares, as far as they are looked at for close names. */
const mostNeighbours = 20_000;

/** Pairs of close names with the same postcode; the newest first. */
async function closeNames(db: CompanyDb, { limit, offset }: Page) {
  const { rows } = await sql<{ id: number; postcode_key: string; sort_name: string }>`
    select c.id, c.postcode_key, c.sort_name
    from (select postcode_key from candidates where postcode_key is not null
      group by 1 having count(*) > 1) s join candidates c using (postcode_key)
    order by c.id desc limit ${mostNeighbours}`.execute(db);
  const groups: Group[] = [];
  for (const neighbours of Map.groupBy(rows, (row) => row.postcode_key).values())
    for (const [at, { id, sort_name }] of neighbours.entries())
      for (const other of neighbours.slice(at + 1))
        if (isCloseName(sort_name, other.sort_name)) groups.push({ ids: [other.id, id], count: 2 });
  const { rows: apart } = await sql<{ pair: string }>`
    select first_id || ' ' || second_id as pair from candidates_apart
    where first_id = any(${groups.map(({ ids: [first] }) => first)}::bigint[])`.execute(db);
  const known = new Set(apart.map(({ pair }) => pair));
  const left = groups.filter(({ ids }) => !known.has(ids.join(" ")));
  return { groups: left.slice(offset, offset + limit), total: left.length };
}

export const keepApart = implement(contract.keepApart, async ({ actor, body, db }) => {
  const ids = [...new Set(body.ids)].toSorted((a, b) => a - b);
  const { rows } = await sql`select id from candidates where id = any(${ids}::bigint[])`.execute(
    db,
  );
  if (rows.length < ids.length) throw notFound("candidate");
  const pairs = ids.flatMap((first_id, at) =>
    ids.slice(at + 1).map((second_id) => ({ company_id: actor.company_id, first_id, second_id })),
  );
  if (pairs.length > 0)
    await db
      .insertInto("candidates_apart")
      .values(pairs)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return {};
});
