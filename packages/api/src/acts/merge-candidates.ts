import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import {
  keepsLegalHold,
  type MergeablePerson,
  pickMergeable,
  mergedPerson,
  mergeUndoMs,
  unmergedPerson,
} from "@ats/core/candidates/merge";
import * as contract from "@ats/core/candidates/merge-contract";
import { fullName } from "@ats/core/validation/person-name";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import { erasedOrder, mergedOrder } from "../candidates/status-order.ts";
import { needCandidate } from "../candidates/details.ts";
import type { Merged, MergeSide } from "../candidates/person-participant.ts";
import type { MergeSnapshot } from "../candidates/tables.ts";
import { personParticipants } from "./participants.ts";
import { blankRecord } from "../candidates/blank-record.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import { lockApplicationsOf } from "../candidates/lock-candidates.ts";
import { renameApplications } from "../candidates/insert-candidate.ts";
import { after } from "../kernel/time.ts";

const nothingTaken = { applications: [], cvs: [], pools: [], pools_joined: [] };

type Row = MergeablePerson & {
  id: number;
  candidate_number: number;
  anonymised: boolean;
  version: number;
};

/** Locks records in the order of their ids; erased and merged ones are left out. */
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
      "One of these candidates is anonymised for you, so you cannot merge their records.",
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
  const [survivor, merged] = [pickMergeable(stays), pickMergeable(goes)];
  const now = mergedPerson(survivor, merged, body.take);
  if (!fullName(now))
    throw new HttpError(400, "The merged record would have no name. Keep a first or a last name.");
  await db
    .updateTable("candidates")
    .set({ ...blankRecord("Merged", "record"), legal_hold: false })
    .set({ status_order: mergedOrder, version: goes.version + 1 })
    .where("id", "=", goes.id)
    .execute();
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", goes.id).execute();
  const sides = { from: goes, into: stays };
  const taken: Merged[] = [];
  for (const { onMerge } of personParticipants(call.services))
    if (onMerge) taken.push(await onMerge(call, sides));
  await write(call, stays, now);
  const snapshot: MergeSnapshot = {
    survivor,
    merged,
    after: now,
    ...nothingTaken,
    ...Object.assign({}, ...taken),
  };
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
  await recordMerge(call, "merged", sides, snapshot);
  return { merge_id: id, applications: snapshot.applications.length };
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
    throw new HttpError(
      409,
      "This merge was already undone, or is more than 30 days old, so it cannot be undone.",
    );
  const survivor = (await lockPeople(call, [survivor_id]))(survivor_id);
  if (!survivor)
    throw new HttpError(
      409,
      "The remaining record has since been merged into another one. Undo that merge first.",
    );
  const { candidate_number, version } = await db
    .updateTable("candidates")
    .set({ status_order: -1 })
    .where("id", "=", merged_id)
    .returning(["candidate_number", "version"])
    .executeTakeFirstOrThrow();
  const again = { ...snapshot.merged, legal_hold: keepsLegalHold(survivor, snapshot) };
  const merged = { id: merged_id, candidate_number, version, anonymised: false, ...again };
  await write(call, merged, again);
  const sides = { from: survivor, into: merged };
  for (const { onUnmerge } of personParticipants(call.services))
    await onUnmerge?.(call, sides, snapshot);
  const { survivor: before, after: left } = snapshot;
  await write(call, survivor, unmergedPerson(pickMergeable(survivor), { before, after: left }));
  await db
    .updateTable("candidate_merges")
    .set({ snapshot: null })
    .where("id", "=", params.id)
    .execute();
  await recordMerge(call, "unmerged", sides, snapshot);
  if (again.legal_hold && !snapshot.merged.legal_hold)
    await recordCandidateEvent(call, {
      type: "held",
      candidate_number,
      reason: `Candidate ${survivor.candidate_number} was put under legal hold while this record was part of it.`,
    });
  await recordAudit(call, {
    type: "merge_undone",
    subject: { id: survivor.candidate_number, name: null },
    changes: [{ field: "restored_candidate", before: null, after: candidate_number }],
  });
  return { survivor_id, merged_id };
});

/**
 * Writes a record, its search words and the name by which its applications are sorted. Counts as
 * activity, so the retention period begins again.
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

const recordMerge = (
  call: Call,
  type: "merged" | "unmerged",
  { from, into }: Record<"from" | "into", MergeSide>,
  { applications, cvs }: Pick<MergeSnapshot, "applications" | "cvs">,
) =>
  recordCandidateEvent(call, {
    type,
    candidate_number: from.candidate_number,
    other_candidate_number: into.candidate_number,
    counts: { applications: applications.length, cvs: cvs.length, notes: 0 },
  });
