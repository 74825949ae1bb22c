import { rightsOf } from "@ats/core/rights/rights";
import type { SessionActor } from "../app/implement.ts";
import { Refusal } from "../app/refusal.ts";
import type { Services } from "../app/services.ts";
import { after, before, previousTokenMs, sessionIdleMs } from "./lifetime.ts";
import { hashSecret, sameHash } from "./secret.ts";

export interface Session {
  actor: SessionActor;
  company: { name: string; disabled: boolean };
}

/** Both halves of a session: the HttpOnly cookie's secret and the API token. */
export interface Credentials {
  secret: string | undefined;
  token: string | undefined;
}

/** The open session that cookie and token belong to, with its user and company; else a refusal. */
export async function authenticate(
  { system, clock }: Pick<Services, "system" | "clock">,
  { secret, token }: Credentials,
): Promise<Session> {
  if (!secret || !token) throw new Refusal(401, "You are not signed in. Sign in and try again.");
  const tokenHash = hashSecret(token);
  const now = clock();
  const row = await system
    .selectFrom("sessions as s")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "s.company_id").onRef("u.id", "=", "s.user_id"),
    )
    .innerJoin("companies as c", "c.id", "s.company_id")
    .where("s.session_hash", "=", hashSecret(secret))
    .where("s.ended_date_time", "is", null)
    .where("s.expires_date_time", ">", now)
    .where("s.extended_date_time", ">", before(now, sessionIdleMs))
    .select(["s.id", "s.token_hash", "s.previous_token_hash", "s.token_date_time"])
    .select(["u.id as user_id", "u.user_type"])
    .select(["c.id as company_id", "c.name", "c.company_type", "c.disabled"])
    .executeTakeFirst();
  const isToken =
    row &&
    (sameHash(tokenHash, row.token_hash) ||
      (sameHash(tokenHash, row.previous_token_hash) &&
        now < after(row.token_date_time, previousTokenMs)));
  if (!isToken) throw new Refusal(401, "Your session has ended. Sign in again.");
  return {
    actor: {
      session_id: row.id,
      user_id: row.user_id,
      company_id: row.company_id,
      company_type: row.company_type,
      role: row.user_type,
      // A role that this version does not know has none.
      rights: rightsOf[row.user_type] ?? [],
    },
    company: { name: row.name, disabled: row.disabled },
  };
}
