import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";

interface Opening {
  id: string;
  company_id: number;
  user_id: number;
  api_token_id: number | null;
  key_thumbprint: string;
  expires_date_time: Date;
}

/**
 * Opens a session in a frame, beside the user's others. It has no cookie: its token is worth nothing
 * without proofs of its key.
 */
export async function openEmbeddedSession(
  db: Kysely<Tables>,
  request: Pick<RequestContext, "address" | "headers">,
  now: Date,
  session: Opening,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("sessions")
    .values({
      ...session,
      session_hash: hashSecret(token),
      token_hash: hashSecret(token),
      token_date_time: now,
      created_date_time: now,
      extended_date_time: now,
      signed_in_date_time: now,
      address: request.address,
      user_agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
      accounts: JSON.stringify([session.user_id]),
    })
    .execute();
  return token;
}
