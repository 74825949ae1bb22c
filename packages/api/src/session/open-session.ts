import { apiTokenHeader } from "@ats/core/session/session";
import type { SessionEnd } from "@ats/core/session/session-end";
import { type Kysely, sql } from "kysely";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import { lockedAccount } from "./accounts.ts";
import { type Account, openSessionsOf } from "./end-sessions.ts";
import { sessionMaxMs } from "./session-times.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after } from "../kernel/time.ts";

export interface Opening extends Account {
  /** Ids of the users that the session may switch to, itself included. */
  accounts?: readonly number[];
  /** When the password was proved; default now. A switch of company keeps the original time. */
  signedIn?: Date;
  /** Maximum lifetime. */
  lifetimeMs?: number;
}

/**
 * Opens a new session: its secret goes into the HttpOnly cookie, its API token into the answer's
 * header. Ends the user's other sessions, as only one user can log into an account at any given
 * time (Specification §4, §8). May be part of the caller's transaction: after the commit,
 * `publishEnded` tells the pages of those sessions.
 */
export async function openSession(
  { system, clock, live }: Pick<Services, "system" | "clock" | "live">,
  request: RequestContext,
  opening: Opening,
): Promise<{ id: string; publishEnded(): Promise<void> }> {
  const { id: user_id, company_id, accounts = [user_id], signedIn } = opening;
  const secret = newSecret();
  const token = newSecret();
  const now = clock();
  const signed_in_date_time = signedIn ?? now;
  const ends = [
    after(signed_in_date_time, sessionMaxMs),
    after(now, opening.lifetimeMs ?? sessionMaxMs),
  ];
  // A new sign-in in the same browser replaces its session, and is not a concurrent one.
  const here = hashSecret(request.readSession() ?? "");
  const replace = async (db: Kysely<Tables>) => {
    // Sign-ins of one user take turns, so that the last one stays, and none follows a lock.
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set({ last_sign_in_date_time: now })
      .where("company_id", "=", company_id)
      .where("id", "=", user_id)
      .where("is_active", "=", true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw lockedAccount();
    const ended = await openSessionsOf(db, opening, now)
      .set({
        ended_date_time: now,
        ended_by: sql<SessionEnd>`case when session_hash = ${here} then 'SIGNED_OUT' else 'SIGNED_IN_ELSEWHERE' end`,
      })
      .returning(["id", "ended_by"])
      .execute();
    const { id } = await db
      .insertInto("sessions")
      .values({
        company_id,
        user_id,
        session_hash: hashSecret(secret),
        token_hash: hashSecret(token),
        token_date_time: now,
        created_date_time: now,
        extended_date_time: now,
        signed_in_date_time,
        expires_date_time: new Date(Math.min(...ends.map(Number))),
        address: request.address,
        user_agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
        accounts: JSON.stringify(accounts),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, ended };
  };
  const { id, ended } = await (system.isTransaction
    ? replace(system)
    : system.transaction().execute(replace));
  request.writeSession(secret);
  request.answer.set(apiTokenHeader, token);
  return {
    id,
    async publishEnded() {
      for (const { id: ended_session_id, ended_by } of ended)
        await live.publish({
          company_id,
          ended_session_id,
          ...(ended_by === "SIGNED_IN_ELSEWHERE" && { concurrent_session_id: id }),
        });
    },
  };
}
