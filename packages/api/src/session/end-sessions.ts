import type { SessionEnd } from "@ats/core/session/session-end";
import { type Kysely, sql } from "kysely";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Tables } from "../database/tables.ts";
import type { LiveChannel } from "../kernel/ports/live-channel.ts";
import { sessionIdleMs } from "./session-times.ts";
import { hashSecret } from "../kernel/secret.ts";
import { before } from "../kernel/time.ts";

/** Owner of sessions; a user's row fits. */
export interface Account {
  company_id: number;
  id: number;
}

/** Update query for a user's open sessions. */
export const openSessionsOf = (db: Kysely<Tables>, { company_id, id }: Account, now: Date) =>
  db
    .updateTable("sessions")
    .where("company_id", "=", company_id)
    .where("user_id", "=", id)
    // Those in frames stand beside.
    .where("key_thumbprint", "is", null)
    .where("ended_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .where("extended_date_time", ">", before(now, sessionIdleMs));

/** A session that has ended, for {@link publishEnded}. */
export interface EndedSession {
  company_id: number;
  id: string;
}

/**
 * Ends a user's open sessions except the request's own, and stores how. Includes those in other
 * companies where this account is a guest, and those on their way to another company.
 */
export async function endSessions(
  db: Kysely<Tables>,
  { id }: { id: number },
  ended_by: SessionEnd,
  now: Date,
  but?: Pick<RequestContext, "readSession">,
): Promise<EndedSession[]> {
  const account = JSON.stringify([id]);
  await db
    .updateTable("one_time_tokens")
    .set({ redeemed_date_time: now })
    .where(sql<boolean>`meta -> 'accounts' @> ${account}::jsonb`)
    .where("redeemed_date_time", "is", null)
    .execute();
  return db
    .updateTable("sessions")
    .set({ ended_date_time: now, ended_by })
    .where(sql<boolean>`accounts @> ${account}::jsonb`)
    .where("ended_date_time", "is", null)
    .where("session_hash", "!=", hashSecret(but?.readSession() ?? ""))
    .returning(["company_id", "id"])
    .execute();
}

/** Closes the live connections of ended sessions. Call it after the commit. */
export async function publishEnded(
  live: LiveChannel,
  sessions: readonly EndedSession[],
): Promise<void> {
  for (const { company_id, id } of sessions)
    await live.publish({ company_id, ended_session_id: id });
}
