import type { Endpoint } from "@ats/core/contract/endpoint";
import { type Call, implement } from "../kernel/implement.ts";
import { ownRoleColumn, roleOf } from "../roles/held-role.ts";

/**
 * Binds a handler of an identity provider's calls. Its token names the right to manage users alone;
 * whom it may change and which roles it may give follow from the role of who made the token.
 */
export const implementScim: typeof implement = (endpoint, handle) =>
  implement(endpoint, async (call) => handle(await asMaker(call)));

async function asMaker<E extends Endpoint>(call: Call<E>): Promise<Call<E>> {
  const { actor, db } = call;
  const held = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select(["user_type", ownRoleColumn("users")])
    .executeTakeFirstOrThrow();
  return { ...call, actor: { ...actor, ...roleOf(held) } };
}
