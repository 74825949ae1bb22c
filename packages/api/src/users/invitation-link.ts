import { to } from "@ats/core/navigation/routes";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { issueToken } from "../session/one-time-token.ts";

/**
 * Returns a link by which a user who was invited now sets up their account. It works once, until
 * they are invited again.
 */
export async function invitationLink(
  db: Kysely<Tables>,
  { publicUrl }: Pick<Services, "publicUrl">,
  { company_id, id }: { company_id: number; id: number },
  now: Date,
): Promise<string> {
  const holder = { company_id, user_id: id, meta: { invited_date_time: now.toISOString() } };
  const token = await issueToken(db, "invitation", holder, now);
  return new URL(to.Resetpassword({ token }), publicUrl).href;
}
