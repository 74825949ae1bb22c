import { countUnsignedDocuments } from "@ats/core/documents/unsigned-contract";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { recordActivities } from "../applications/activity.ts";
import type { CompanyDb } from "../database/database.ts";
import { applyAction, addTimelineEvent } from "./envelopes.ts";

type WithdrawalCall = Pick<Call, "actor" | "db" | "services">;

const ofAny = (ids: readonly number[]) => sql<boolean>`application_id = any(${[...ids]}::bigint[])`;

interface Document {
  id: number;
  application_id: number;
  title: string;
}

/** Records a withdrawal on the envelope's timeline and on the application. */
export async function recordWithdrawn(
  call: WithdrawalCall,
  { id: envelope_id, application_id, title }: Document,
  reason: string,
): Promise<void> {
  const { actor, db, services } = call;
  const { company_id, user_id } = actor;
  await addTimelineEvent(
    db,
    { company_id, envelope_id, type: "withdrawn", user_id },
    services.clock(),
  );
  await recordActivities(call, [
    { application_id, type: "document_rejected", value_after: title, reason },
  ]);
}

/** Selects documents that wait for a signature. */
const waiting = (db: CompanyDb, ids: readonly number[]) =>
  db.selectFrom("envelopes").where(ofAny(ids)).where("status", "=", "PENDING");

export const countWaiting = implement(countUnsignedDocuments, async ({ query, db }) =>
  waiting(db, query.application_ids)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow(),
);

/** Withdraws the documents of applications that leave; returns how many of each were withdrawn. */
export async function withdrawDocuments(
  call: WithdrawalCall,
  leaving: readonly { id: number; reason: string }[],
): Promise<ReadonlyMap<number, number>> {
  const reasons = new Map(leaving.map(({ id, reason }) => [id, reason]));
  const withdrawn = new Map<number, number>();
  const documents = await waiting(call.db, [...reasons.keys()])
    .select(["id", "application_id", "title"])
    .orderBy("id")
    .execute();
  for (const document of documents) {
    const { id, application_id } = document;
    const reason = reasons.get(application_id) ?? "";
    if (!(await applyAction(call.db, "withdraw", id, { reason }))) continue;
    await recordWithdrawn(call, document, reason);
    withdrawn.set(application_id, (withdrawn.get(application_id) ?? 0) + 1);
  }
  return withdrawn;
}

/**
 * Counts the documents of each application that could still be signed had they not been withdrawn.
 */
export async function countStillWithdrawn(
  db: CompanyDb,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select application_id as id, count(*)::int as count from envelopes
    where ${ofAny(ids)} and status = 'REJECTED' and token_hash is not null
      and expires_date_time > ${now}
    group by application_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
