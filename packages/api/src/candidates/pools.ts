import { displayName } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/pool-contract";
import type { TalentPool } from "@ats/core/candidates/pool-contract";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { recordCandidateEvents } from "./record-candidate-event.ts";
import { readCandidates } from "./lock-candidates.ts";
import { presentCandidate } from "./presenter.ts";

const most = 200;

/** Reads pools by name, archived ones last; with an id, only that pool. */
async function readPools(db: CompanyDb, id?: number): Promise<TalentPool[]> {
  const { rows } = await sql<TalentPool>`
    select id, name, archived_date_time is not null as is_archived, version,
      (select count(*)::int from talent_pool_members where pool_id = p.id) as members
    from talent_pools p ${id ? sql`where id = ${id}` : sql``}
    order by archived_date_time is not null, lower(name)`.execute(db);
  return rows;
}

async function readPool(db: CompanyDb, id: number): Promise<TalentPool> {
  const [pool] = await readPools(db, id);
  if (!pool) throw notFound("talent pool");
  return pool;
}

export const listPools = implement(contract.listPools, async ({ db }) => ({
  records: await readPools(db),
}));

/** Refuses a name that another pool has, even an archived one. */
async function needFreeName(db: CompanyDb, name: string, own?: number): Promise<void> {
  const { rows } = await sql<{ id: number; is_archived: boolean }>`
    select id, archived_date_time is not null as is_archived
    from talent_pools where lower(name) = lower(${name})`.execute(db);
  const [taken] = rows;
  if (taken && taken.id !== own)
    throw new HttpError(
      409,
      taken.is_archived
        ? "An archived pool has this name. Restore it, or choose another name."
        : "Another pool has this name. Choose a different one.",
    );
}

export const addPool = implement(contract.addPool, async ({ actor, body, db, services }) => {
  const { company_id, user_id } = actor;
  await needFreeName(db, body.name);
  if ((await readPools(db)).length >= most)
    throw new HttpError(409, `You have ${most} pools already. Use one of them, or rename one.`);
  const { id } = await db
    .insertInto("talent_pools")
    .values({
      company_id,
      name: body.name,
      created_by: user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return readPool(db, id);
});

export const changePool = implement(contract.changePool, async (call) => {
  const { params, body, db, services, version } = call;
  await readPool(db, params.id);
  await needFreeName(db, body.name, params.id);
  const { numUpdatedRows } = await db
    .updateTable("talent_pools")
    .set({
      name: body.name,
      archived_date_time: body.is_archived ? services.clock() : null,
      version: version + 1,
    })
    .where("id", "=", params.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("This talent pool was");
  return readPool(db, params.id);
});

/** Adds or removes each candidate that it can, and returns a result for each. */
export const changePoolMembers = implement(contract.changePoolMembers, async (call) => {
  const { actor, params, body, db, services } = call;
  const pool = await readPool(db, params.id);
  if (pool.is_archived && body.is_member)
    throw new HttpError(409, "This pool is archived. Restore it to add candidates.");
  const { rows, gone } = await readCandidates(db, body.ids);
  const ids = rows.map(({ id }) => id).filter((id) => !gone.has(id));
  const { rows: changed } = body.is_member
    ? await sql<{ candidate_id: number }>`
        insert into talent_pool_members
          (company_id, pool_id, candidate_id, added_by, added_date_time)
        select ${actor.company_id}, ${params.id}, id, ${actor.user_id}, ${services.clock()}
        from unnest(${ids}::bigint[]) id on conflict do nothing returning candidate_id`.execute(db)
    : await sql<{ candidate_id: number }>`
        delete from talent_pool_members
        where pool_id = ${params.id} and candidate_id = any(${ids}::bigint[])
        returning candidate_id`.execute(db);
  const type = body.is_member ? "pool_joined" : "pool_left";
  const change = body.is_member
    ? { before: null, after: pool.name }
    : { before: pool.name, after: null };
  const done = new Set(changed.map(({ candidate_id }) => candidate_id));
  await recordCandidateEvents(
    call,
    rows
      .filter(({ id }) => done.has(id))
      .map(({ candidate_number }) => ({
        type,
        candidate_number,
        changes: [{ field: "talent_pool", ...change }],
      })),
  );
  const whyNot = body.is_member ? "They are already in the pool." : "They are not in the pool.";
  return {
    records: rows.map((row) => ({
      id: row.id,
      name: gone.get(row.id)?.name ?? displayName(presentCandidate(row, actor)),
      updated: done.has(row.id),
      message: done.has(row.id) ? null : (gone.get(row.id)?.message ?? whyNot),
    })),
  };
});
