import { SessionOver } from "../kernel/http-error.ts";
import type { Session } from "../kernel/implement.ts";
import { hashSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { ownRoleColumns, roleOf } from "../roles/held-role.ts";
import { before } from "../kernel/time.ts";

/** The use of a token is recorded to the minute. */
const usedMs = 60_000;

/**
 * A server with an API token acts as the user who made the token, with those of their rights that it
 * names.
 */
export async function authenticateServer(
  { system, clock }: Pick<Services, "system" | "clock">,
  token: string,
): Promise<Session> {
  const row = await system
    .selectFrom("api_tokens as t")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "t.company_id").onRef("u.id", "=", "t.created_by"),
    )
    .innerJoin("companies as c", "c.id", "t.company_id")
    .where("t.token_hash", "=", hashSecret(token))
    .select(["t.company_id", "t.id", "t.name as through", "t.rights", "t.last_used_date_time"])
    .select(["t.expires_date_time", "t.revoked_date_time"])
    .select([
      "u.id as user_id",
      "u.user_type",
      ...ownRoleColumns("u"),
      "u.is_active",
      "c.name",
      "c.company_type",
      "c.disabled",
    ])
    .executeTakeFirst();
  const now = clock();
  if (!row) throw new SessionOver("This API token is not known. Check that it is complete.");
  if (row.revoked_date_time)
    throw new SessionOver("This API token was revoked. Ask the company for a new one.");
  if (row.expires_date_time <= now)
    throw new SessionOver("This API token has expired. Ask the company for a new one.");
  if (!row.is_active)
    throw new SessionOver(
      "The person who made this API token cannot sign in now. Ask the company for a new one.",
    );
  const { last_used_date_time: used } = row;
  if (!used || used < before(now, usedMs))
    await system
      .updateTable("api_tokens")
      .set({ last_used_date_time: now })
      .where("company_id", "=", row.company_id)
      .where("id", "=", row.id)
      .execute();
  const { rights, ...role } = roleOf(row);
  return {
    actor: {
      session_id: "",
      user_id: row.user_id,
      company_id: row.company_id,
      company_type: row.company_type,
      ...role,
      rights: rights.filter((right) => row.rights.includes(right)),
      through: row.through,
      api_token_id: row.id,
    },
    company: { name: row.name, disabled: row.disabled },
  };
}
