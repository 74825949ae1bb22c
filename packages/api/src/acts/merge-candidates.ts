import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import {
  isHeldAgain,
  type MergeablePerson,
  mergeableOf,
  mergedPerson,
  mergeUndoMs,
  unmergedPerson,
} from "@ats/core/candidates/merge";
import * as contract from "@ats/core/candidates/merge-contract";
import { sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { publishChange } from "../applications/publish-change.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import { normalise } from "../search/normalise.ts";
import { erasedOrder, mergedOrder } from "../candidates/status-order.ts";
import { needCandidate } from "../candidates/details.ts";
import type { MergeSnapshot } from "../candidates/tables.ts";
import { blankRecord } from "../candidates/blank-record.ts";
import { recordCandidateEvent } from "../candidates/event.ts";
import { lockApplicationsOf } from "../candidates/lock-candidates.ts";
import { renameApplications } from "../candidates/insert-candidate.ts";
import { after } from "../kernel/time.ts";

type Row = MergeablePerson & {
  id: number;
  candidate_number: number;
  anonymised: boolean;
  version: number;
};

/** Records that are about to change, locked in the order of their ids; those that are gone are not there. */
async function lockPeople({ actor, db }: Pick<Call, "actor" | "db">, ids: number[]) {
  await lockApplicationsOf(db, ids);
  const { rows } = await sql<Row>`
    select id, candidate_number, anonymised, version, first_name, last_name, email,
      contact_mobile_number, city, postcode, current_jobtitle, current_employer, history,
      to_char(consent_date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as consent_date_time,
      retention_date::text, tags, legal_hold
    from candidates where id = any(${ids}::bigint[]) and status_order > ${erasedOrder}
    order by id for update`.execute(db);
  if (rows.some(({ anonymised }) => isAnonymisedFor(actor, anonymised)))
    throw new HttpError(
      403,
      "One of these people is anonymised to you, so their records are not yours to merge.",
    );
  return (id: number) => rows.find((row) => row.id === id);
}

export const mergeCandidates = implement(contract.mergeCandidates, async (call) => {
  const { actor, params, body, db, services, version } = call;
  if (params.id === body.other)
    throw new HttpError(400, "These are the same record. Choose another one to merge with it.");
  const person = await lockPeople(call, [params.id, body.other]);
  const [stays, goes] = [person(params.id), person(body.other)];
  if (!stays || !goes) {
    for (const id of [params.id, body.other]) await needCandidate(db, id);
    throw notFound("candidate");
  }
  if (stays.version !== version || goes.version !== body.other_version)
    throw stale("One of these records was");
  const [survivor, merged] = [mergeableOf(stays), mergeableOf(goes)];
  const now = mergedPerson(survivor, merged, body.take);
  await db
    .updateTable("candidates")
    .set({ ...blankRecord("Merged", "record"), legal_hold: false })
    .set({ status_order: mergedOrder, version: goes.version + 1 })
    .where("id", "=", goes.id)
    .execute();
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", goes.id).execute();
  const moved = await move(db, goes.id, stays);
  await write(call, stays, now);
  const pools = await joinPools(call, goes.id, stays.id);
  const snapshot: MergeSnapshot = { survivor, merged, after: now, ...moved.ids, ...pools };
  const { id } = await db
    .insertInto("candidate_merges")
    .values({
      company_id: actor.company_id,
      survivor_id: stays.id,
      merged_id: goes.id,
      user_id: actor.user_id,
      snapshot: JSON.stringify(snapshot),
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tell(call, "merged", { from: goes, into: stays, moved });
  return { merge_id: id, applications: moved.applications.length };
});

export const undoMerge = implement(contract.undoMerge, async (call) => {
  const { params, db, services } = call;
  const merge = await db
    .selectFrom("candidate_merges")
    .where("id", "=", params.id)
    .select(["survivor_id", "merged_id", "snapshot", "created_date_time"])
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw notFound("merge");
  const { snapshot, survivor_id, merged_id } = merge;
  if (!snapshot || services.clock() >= after(merge.created_date_time, mergeUndoMs))
    throw new HttpError(409, "This merge cannot be undone: it was undone, or is over 30 days old.");
  const survivor = (await lockPeople(call, [survivor_id]))(survivor_id);
  if (!survivor)
    throw new HttpError(
      409,
      "The record that stayed has itself gone into another one. Undo that merge first.",
    );
  const { candidate_number, version } = await db
    .updateTable("candidates")
    .set({ status_order: -1 })
    .where("id", "=", merged_id)
    .returning(["candidate_number", "version"])
    .executeTakeFirstOrThrow();
  const again = { ...snapshot.merged, legal_hold: isHeldAgain(survivor, snapshot) };
  const merged = { id: merged_id, candidate_number, version, anonymised: false, ...again };
  await write(call, merged, again);
  const moved = await move(db, survivor_id, merged, snapshot);
  await leavePools(db, survivor_id, snapshot.pools_joined);
  await addToPools(call, merged_id, snapshot.pools);
  const { survivor: before, after: left } = snapshot;
  await write(call, survivor, unmergedPerson(mergeableOf(survivor), { before, after: left }));
  await db
    .updateTable("candidate_merges")
    .set({ snapshot: null })
    .where("id", "=", params.id)
    .execute();
  await tell(call, "unmerged", { from: survivor, into: merged, moved });
  if (again.legal_hold && !snapshot.merged.legal_hold)
    await recordCandidateEvent(call, {
      type: "held",
      candidate_number,
      reason: `Candidate ${survivor.candidate_number} was put under legal hold while this record was part of it.`,
    });
  return { survivor_id, merged_id };
});

/**
 * Writes a record, the words that it is found by, and the name by which its applications are sorted.
 * Somebody is at work with it: it is kept for the whole period from now on.
 */
async function write({ actor, db, services }: Call, row: Row, person: MergeablePerson) {
  const { history, ...fields } = person;
  await db
    .updateTable("candidates")
    .set({ ...fields, history: JSON.stringify(history), version: row.version + 1 })
    .set({ last_activity_date_time: services.clock(), flagged_date_time: null })
    .where("id", "=", row.id)
    .execute();
  await indexCandidate(db, { ...row, ...person, company_id: actor.company_id });
  await renameApplications(db, row.id, person);
}

/** The condition that a row is named, where some are. */
const named = (ids: number[] | undefined) => (ids ? sql`and id = any(${ids}::bigint[])` : sql``);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Takes applications and CVs from a record to another: all, or those that are named. */
async function move(
  db: CompanyDb,
  from: number,
  into: Pick<Row, "id" | "candidate_number" | "first_name" | "last_name">,
  only?: Pick<MergeSnapshot, "applications" | "cvs">,
) {
  const { id: candidate_id, candidate_number } = into;
  const { rows: applications } = await sql<{ id: number; job_id: number }>`
    update applications set candidate_id = ${candidate_id}, candidate_number = ${candidate_number},
      sort_name = ${normalise(`${into.last_name} ${into.first_name}`)}
    where candidate_id = ${from} ${named(only?.applications)} returning id, job_id`.execute(db);
  const { rows: cvs } = await sql<{ id: number }>`
    update candidate_cvs set candidate_id = ${candidate_id}
    where candidate_id = ${from} ${named(only?.cvs)} returning id`.execute(db);
  return { applications, ids: { applications: idsOf(applications), cvs: idsOf(cvs) } };
}

/** Takes a record out of its pools, and another one into them. */
async function joinPools(call: Call, from: number, into: number) {
  const pools = await leavePools(call.db, from);
  return { pools, pools_joined: await addToPools(call, into, pools) };
}

/** Takes a record out of pools: all, or those that are named. */
async function leavePools(db: CompanyDb, id: number, only?: number[]): Promise<number[]> {
  const { rows } = await sql<{ pool_id: number }>`
    delete from talent_pool_members where candidate_id = ${id}
      ${only ? sql`and pool_id = any(${only}::bigint[])` : sql``} returning pool_id`.execute(db);
  return rows.map(({ pool_id }) => pool_id);
}

/** Puts a record into pools; returns those that it was not in. */
async function addToPools({ actor, db, services }: Call, id: number, pools: number[]) {
  const { rows } = await sql<{ pool_id: number }>`
    insert into talent_pool_members (company_id, pool_id, candidate_id, added_by, added_date_time)
    select ${actor.company_id}, pool_id, ${id}, ${actor.user_id}, ${services.clock()}
    from unnest(${pools}::bigint[]) pool_id on conflict do nothing returning pool_id`.execute(db);
  return rows.map(({ pool_id }) => pool_id);
}

/** Puts it on the record of both people and of each application, and has open lists read again. */
async function tell(
  call: Call,
  type: "merged" | "unmerged",
  {
    from,
    into,
    moved,
  }: Record<"from" | "into", Pick<Row, "candidate_number">> & {
    moved: Awaited<ReturnType<typeof move>>;
  },
) {
  const { applications, ids } = moved;
  await recordCandidateEvent(call, {
    type,
    candidate_number: from.candidate_number,
    other_number: into.candidate_number,
    counts: { applications: ids.applications.length, cvs: ids.cvs.length, notes: 0 },
  });
  await recordActivities(
    call,
    applications.map(({ id }) => ({
      application_id: id,
      type: `candidate_${type}` as const,
      value_before: `candidate ${from.candidate_number}`,
      value_after: `candidate ${into.candidate_number}`,
    })),
  );
  publishChange(call, applications);
}
