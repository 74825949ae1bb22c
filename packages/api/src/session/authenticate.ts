import { rightsOf } from "@ats/core/rights/rights";
import type { LogoutReason } from "@ats/core/session/session";
import { type Selectable, sql } from "kysely";
import type { Session } from "../kernel/implement.ts";
import { SessionOver } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { CompanyTable, UserTable } from "../users/tables.ts";
import { previousTokenMs, sessionIdleMs } from "./session-times.ts";
import { hashSecret, sameHash } from "../kernel/secret.ts";
import { isSupportSession } from "./support-record.ts";
import type { SessionTable } from "./tables.ts";
import { after, before } from "../kernel/time.ts";

/** Both halves of a session: the HttpOnly cookie's secret and the API token. */
export interface Credentials {
  secret: string | undefined;
  token: string | undefined;
}

type SessionRow = Pick<
  Selectable<SessionTable>,
  "id" | "token_hash" | "previous_token_hash" | "token_date_time" | "user_id" | "company_id"
> &
  Pick<Selectable<UserTable>, "user_type"> &
  Pick<Selectable<CompanyTable>, "name" | "company_type" | "disabled">;

/**
 * The open session of cookie and token, with its user and company. Refuses with 401 without one.
 */
export async function authenticate(
  { system, clock }: Pick<Services, "system" | "clock">,
  { secret, token }: Credentials,
): Promise<Session> {
  if (!secret || !token) throw new SessionOver("You are not signed in. Sign in and try again.");
  const tokenHash = hashSecret(token);
  const now = clock();
  const { rows } = await sql<SessionRow>`select * from open_session(
    ${hashSecret(secret)}, ${now}, ${before(now, sessionIdleMs)})`.execute(system);
  const row = rows[0];
  // A session that began under a wrong clock would last until the right one is there.
  if (row && row.token_date_time > after(now, sessionIdleMs)) throw new SessionOver(ended);
  if (!row) throw new SessionOver(ended, await reasonOf(system, hashSecret(secret)));
  const isToken =
    sameHash(tokenHash, row.token_hash) ||
    (sameHash(tokenHash, row.previous_token_hash) &&
      now < after(row.token_date_time, previousTokenMs));
  if (!isToken) throw new SessionOver(ended);
  return {
    actor: {
      session_id: row.id,
      user_id: row.user_id,
      company_id: row.company_id,
      company_type: row.company_type,
      role: row.user_type,
      // A role that this version does not know has no rights.
      rights: rightsOf[row.user_type] ?? [],
    },
    company: {
      name: row.name,
      disabled: row.disabled && !(await isSupportSession(system, row.id)),
    },
  };
}

const ended = "Your session has ended. Sign in again.";

/** Why a session ended; undefined if it never existed. */
async function reasonOf(
  system: Services["system"],
  session_hash: Uint8Array,
): Promise<LogoutReason | undefined> {
  const session = await system
    .selectFrom("sessions")
    .where("session_hash", "=", session_hash)
    .select(["ended_date_time", "ended_by"])
    .executeTakeFirst();
  if (session?.ended_by === "SIGNED_IN_ELSEWHERE") return "CONCURRENT_SESSION";
  return session && !session.ended_date_time ? "INACTIVE_SESSION" : undefined;
}
