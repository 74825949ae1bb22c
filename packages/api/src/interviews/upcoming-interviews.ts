import { listUpcomingInterviews } from "@ats/core/interviews/upcoming-contract";
import { sql } from "kysely";
import { type Acting, implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { endInvitations, openInvitations } from "./booking-invitations.ts";
import { interviewRows, presentInterviews } from "./presenter.ts";
import { cancel } from "./write-interview.ts";

const ofAny = (ids: readonly number[]) => sql`application_id = any(${[...ids]}::bigint[])`;

/** Scheduled interviews of the applications that have not started. */
const upcoming = (db: CompanyDb, ids: readonly number[], now: Date) =>
  interviewRows(db, sql`${ofAny(ids)} and i.status = 'SCHEDULED' and i.start_date_time > ${now}`);

export const listUpcoming = implement(
  listUpcomingInterviews,
  async ({ actor, query: { application_ids }, db, services }) => {
    const now = services.clock();
    const open = await openInvitations(db, now, ofAny(application_ids));
    return {
      records: await presentInterviews(db, actor, await upcoming(db, application_ids, now)),
      invitations: open.length,
    };
  },
);

interface Exit {
  id: number;
  /** Stored with each interview. */
  reason: string;
  /** When to tell the candidate; undefined for never. */
  notifyAt: Date | undefined;
}

const dayMs = 24 * 60 * 60_000;

/** At `notifyAt`, but at least a day before the interview, so that nobody comes for nothing. */
const noticeTime = (start: Date, notifyAt: Date, now: Date) =>
  new Date(Math.min(notifyAt.getTime(), Math.max(start.getTime() - dayMs, now.getTime())));

/**
 * Cancels upcoming interviews and ends open invitations. Returns cancelled interviews by
 * application id.
 */
export async function cancelUpcomingInterviews(
  call: Acting,
  leaving: readonly Exit[],
): Promise<ReadonlyMap<number, number>> {
  const { db, services } = call;
  const now = services.clock();
  const ids = leaving.map(({ id }) => id);
  await endInvitationsOf(db, ids, now);
  const cancelled = new Map<number, number>();
  for (const interview of await upcoming(db, ids, now)) {
    const of = leaving.find(({ id }) => id === interview.application_id);
    if (!of) continue;
    await cancel(call, interview, {
      reason: of.reason,
      notifyAt: of.notifyAt && noticeTime(interview.start_date_time, of.notifyAt, now),
    });
    cancelled.set(of.id, (cancelled.get(of.id) ?? 0) + 1);
  }
  return cancelled;
}

export const endInvitationsOf = (db: CompanyDb, ids: readonly number[], now: Date) =>
  endInvitations(db, ofAny(ids), now);

/** Counts cancelled interviews in the future, by application id. */
export async function countStillCancelled(
  db: CompanyDb,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select application_id as id, count(*)::int as count from interviews
    where ${ofAny(ids)} and status = 'CANCELLED' and start_date_time > ${now}
    group by application_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
