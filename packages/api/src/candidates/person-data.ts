import { sql } from "kysely";
import { exportedFileName } from "../files/exported-file-name.ts";
import type { Call } from "../kernel/implement.ts";
import { emailSpellings, isContactOf } from "./is-contact-of.ts";
import { mergesInto, numbersOf } from "./merge-chain.ts";
import {
  type Erasure,
  type ExportedPerson,
  erasedWords,
  type PersonParticipant,
} from "./person-participant.ts";

export const candidatesPersonData: PersonParticipant = {
  tables: [
    "candidates",
    "candidate_cvs",
    "candidate_events",
    "candidate_import_rows",
    "candidate_merges",
    "talent_pool_members",
  ],

  async erase(erasure) {
    const { db, id } = erasure;
    const cvs = await db
      .deleteFrom("candidate_cvs")
      .where("candidate_id", "=", id)
      .returning("cv_key")
      .execute();
    await eraseImportedRows(erasure);
    await db.deleteFrom("talent_pool_members").where("candidate_id", "=", id).execute();
    const { rows } = await sql<{ candidate_number: number }>`
      select candidate_number from candidates where candidate_number in ${numbersOf(id)}`.execute(
      db,
    );
    await db
      .updateTable("candidate_merges")
      .set({ snapshot: null })
      .where((is) => is.or([is("id", "in", mergesInto(id)), is("merged_id", "=", id)]))
      .execute();
    return {
      files: cvs.map(({ cv_key }) => cv_key),
      counts: { cvs: cvs.length },
      finish: () =>
        eraseTypedWords(
          erasure,
          rows.map(({ candidate_number }) => candidate_number),
        ),
    };
  },

  async exportData(person) {
    const { db, id, services } = person;
    const cvs = await db
      .selectFrom("candidate_cvs")
      .where("candidate_id", "=", id)
      .select(["id", "cv_key", "cv_name", "created_date_time"])
      .execute();
    return {
      data: {
        talent_pools: await poolsOf(person),
        cvs: cvs.map(({ cv_name }) => cv_name),
        merged_records: await mergedRecordsOf(person),
        whole_record: await eventsOf(person),
      },
      files: cvs.map(({ id, cv_key, cv_name }) => ({
        name: `CVs/${id} ${exportedFileName(cv_name)}`,
        read: () => services.files.get(cv_key),
      })),
    };
  },

  async onMerge(call, { from, into }) {
    const cvs = await takeCvs(call, from.id, into.id);
    const pools = await leavePools(call, from.id);
    return { cvs, pools, pools_joined: await joinPools(call, into.id, pools) };
  },

  async onUnmerge(call, { from, into }, { cvs, pools, pools_joined }) {
    await takeCvs(call, from.id, into.id, cvs);
    await leavePools(call, from.id, pools_joined);
    await joinPools(call, into.id, pools);
  },
};

/** Blanks the candidate's rows in files that are being imported. A blank row is not imported. */
async function eraseImportedRows({ db, id }: Erasure) {
  const spellings = await emailSpellings(
    db,
    id,
    sql`select jsonb_array_elements_text(cells) from candidate_import_rows`,
  );
  await sql`update candidate_import_rows r set cells = '[]', candidate = null, email_key = null,
      problem = ${erasedWords}
    from candidates c where c.id = ${id} and exists (
      select from jsonb_array_elements_text(r.cells) cell where ${isContactOf(sql`cell`, spellings)})`.execute(
    db,
  );
}

/** Removes typed words from the record; the act, its time and its author stay. */
async function eraseTypedWords({ db }: Erasure, numbers: number[]) {
  await db
    .updateTable("candidate_events")
    .set({ reason: erasedWords })
    .where("type", "in", ["held", "released"])
    .where("candidate_number", "in", numbers)
    .execute();
  await db
    .updateTable("candidate_events")
    .set({ changes: "[]" })
    .where(sql<boolean>`changes <> '[]'`)
    .where("candidate_number", "in", numbers)
    .execute();
}

async function poolsOf({ db, id }: ExportedPerson) {
  const pools = await db
    .selectFrom("talent_pool_members as m")
    .innerJoin("talent_pools as p", "p.id", "m.pool_id")
    .where("m.candidate_id", "=", id)
    .select("p.name")
    .orderBy("p.name")
    .execute();
  return pools.map(({ name }) => name);
}

/** Records that were merged into the candidate's, both as they were, while the merge can be undone. */
async function mergedRecordsOf({ db, id }: ExportedPerson) {
  const merges = await db
    .selectFrom("candidate_merges")
    .where("id", "in", mergesInto(id))
    .where("snapshot", "is not", null)
    .select(["snapshot", "created_date_time"])
    .orderBy("created_date_time")
    .execute();
  return merges.flatMap(({ snapshot, created_date_time }) =>
    snapshot ? [{ survivor: snapshot.survivor, merged: snapshot.merged, created_date_time }] : [],
  );
}

/** Changes, reads, exports, merges and holds of the record. The reason of a hold is left out: it may be between the company and its lawyers. */
async function eventsOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select e.type, e.candidate_number, u.user_type as done_by, e.changes, e.created_date_time
    from candidate_events e
    left join users u on u.company_id = e.company_id and u.id = e.user_id
    where e.candidate_number in ${numbersOf(id)}
    order by e.created_date_time, e.id`.execute(db);
  return rows;
}

const named = (ids: number[] | undefined) => (ids ? sql`and id = any(${ids}::bigint[])` : sql``);

/** Moves CVs of a record to another: all, or the named ones. */
async function takeCvs({ db }: Call, from: number, into: number, only?: number[]) {
  const { rows } = await sql<{ id: number }>`
    update candidate_cvs set candidate_id = ${into}
    where candidate_id = ${from} ${named(only)} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a record out of all its pools, or the named ones. */
async function leavePools({ db }: Call, id: number, only?: number[]): Promise<number[]> {
  const { rows } = await sql<{ pool_id: number }>`
    delete from talent_pool_members where candidate_id = ${id}
      ${only ? sql`and pool_id = any(${only}::bigint[])` : sql``} returning pool_id`.execute(db);
  return rows.map(({ pool_id }) => pool_id);
}

/** Puts a record into pools; returns the ones that it was not in. */
async function joinPools({ actor, db, services }: Call, id: number, pools: number[]) {
  const { rows } = await sql<{ pool_id: number }>`
    insert into talent_pool_members (company_id, pool_id, candidate_id, added_by, added_date_time)
    select ${actor.company_id}, pool_id, ${id}, ${actor.user_id}, ${services.clock()}
    from unnest(${pools}::bigint[]) pool_id on conflict do nothing returning pool_id`.execute(db);
  return rows.map(({ pool_id }) => pool_id);
}
