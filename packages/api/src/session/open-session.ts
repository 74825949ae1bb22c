import { apiTokenHeader } from "@ats/core/session/session";
import type { RequestContext } from "../app/implement.ts";
import type { Services } from "../app/services.ts";
import { after, sessionMaxMs } from "./lifetime.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** Opens a new session: its secret goes into the HttpOnly cookie, its API token into the answer's header. */
export async function openSession(
  { system, clock }: Services,
  request: RequestContext,
  user: { id: number; company_id: number },
): Promise<void> {
  const secret = newSecret();
  const token = newSecret();
  const now = clock();
  await system
    .insertInto("sessions")
    .values({
      company_id: user.company_id,
      user_id: user.id,
      session_hash: hashSecret(secret),
      token_hash: hashSecret(token),
      token_date_time: now,
      created_date_time: now,
      extended_date_time: now,
      expires_date_time: after(now, sessionMaxMs),
      address: request.address,
      user_agent: (request.headers.get("user-agent") ?? "").slice(0, 400),
    })
    .execute();
  request.writeSession(secret);
  request.answer.set(apiTokenHeader, token);
}
