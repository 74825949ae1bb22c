import type { SessionEnd } from "@ats/core/session/session-end";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { LiveChannel } from "../notifications/live-channel.ts";
import { before, sessionIdleMs } from "./lifetime.ts";

/** Whose sessions: a user's row fits. */
export interface Account {
  company_id: number;
  id: number;
}

/** An update of a user's sessions that are open now. */
export const openSessionsOf = (db: Kysely<Tables>, { company_id, id }: Account, now: Date) =>
  db
    .updateTable("sessions")
    .where("company_id", "=", company_id)
    .where("user_id", "=", id)
    .where("ended_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .where("extended_date_time", ">", before(now, sessionIdleMs));

/** Ends a user's open sessions, noting how, but for one; answers their ids, for {@link tellEnded}. */
export async function endSessions(
  db: Kysely<Tables>,
  user: Account,
  ended_by: SessionEnd,
  now: Date,
  but?: { session_hash: Uint8Array } | undefined,
): Promise<string[]> {
  const ended = await openSessionsOf(db, user, now)
    .set({ ended_date_time: now, ended_by })
    .$if(but !== undefined, (query) =>
      query.where("session_hash", "!=", but?.session_hash as Uint8Array),
    )
    .returning("id")
    .execute();
  return ended.map((session) => session.id);
}

/** Closes the live connections of sessions that have ended; once that is committed. */
export async function tellEnded(
  live: LiveChannel,
  company_id: number,
  sessionIds: readonly string[],
): Promise<void> {
  for (const ended_session_id of sessionIds) await live.publish({ company_id, ended_session_id });
}
