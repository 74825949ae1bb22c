import { apiTokenHeader } from "@ats/core/session/session";
import type { RequestContext } from "../app/implement.ts";
import type { Services } from "../app/services.ts";
import { after, sessionMaxMs } from "./lifetime.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** Whose session it is to be. */
export interface Opening {
  id: number;
  company_id: number;
  /** Users whom it may switch to, itself among them. */
  accounts?: readonly number[];
  /** When the password was proved, where that was not now: a switch prolongs nothing. */
  signedIn?: Date;
  /** The longest that it may last. */
  lifetimeMs?: number;
}

/**
 * Opens a new session: its secret goes into the HttpOnly cookie, its API token into the answer's
 * header. Returns its id.
 */
export async function openSession(
  { system, clock }: Services,
  request: RequestContext,
  { id: user_id, company_id, accounts = [user_id], signedIn, lifetimeMs = sessionMaxMs }: Opening,
): Promise<string> {
  const secret = newSecret();
  const token = newSecret();
  const now = clock();
  const signed_in_date_time = signedIn ?? now;
  const ends = [after(signed_in_date_time, sessionMaxMs), after(now, lifetimeMs)];
  const { id } = await system
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
  request.writeSession(secret);
  request.answer.set(apiTokenHeader, token);
  return id;
}
