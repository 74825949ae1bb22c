import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after } from "../kernel/time.ts";

/** A session in a partner's page ends after this time; the partner's server can make another. */
const embeddedSessionMs = 60 * 60_000;

interface Opening {
  company_id: number;
  user_id: number;
  api_token_id: number;
  key_thumbprint: string;
  /** When the API token expires. */
  token_expires: Date;
}

/**
 * Opens a session in a partner's page, beside the user's others. It has no cookie: its token is
 * worth nothing without proofs of its key.
 */
export async function openEmbeddedSession(
  db: Kysely<Tables>,
  request: Pick<RequestContext, "address" | "headers">,
  now: Date,
  { token_expires, company_id, user_id, api_token_id, key_thumbprint }: Opening,
): Promise<{ token: string; expires_date_time: Date }> {
  const token = newSecret();
  const expires = after(now, embeddedSessionMs);
  const expires_date_time = expires < token_expires ? expires : token_expires;
  await db
    .insertInto("sessions")
    .values({
      company_id,
      user_id,
      api_token_id,
      key_thumbprint,
      session_hash: hashSecret(token),
      token_hash: hashSecret(token),
      token_date_time: now,
      created_date_time: now,
      extended_date_time: now,
      signed_in_date_time: now,
      expires_date_time,
      address: request.address,
      user_agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
      accounts: JSON.stringify([user_id]),
    })
    .execute();
  return { token, expires_date_time };
}
