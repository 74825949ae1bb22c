import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { ownRoleColumns } from "../roles/held-role.ts";
import { needCovered } from "./give-role.ts";

/**
 * Reads and locks a user of the company for a change by an administrator. Guests are managed at
 * their own company, and deleted users no more.
 */
export async function needUser(call: Pick<Call, "actor" | "db">, id: number) {
  const { actor, db } = call;
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .where("home_user_id", "is", null)
    .where("deleted_date_time", "is", null)
    .select(["company_id", "id", "first_name", "last_name", "email", "telephone", "user_type"])
    .select(["role_id", "scope_values", ...ownRoleColumns("users")])
    .select(["registered_date_time", "invited_date_time", "locked_date_time"])
    .select(["deactivated_date_time", "version"])
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound("user");
  if (id !== actor.user_id) needCovered(actor, user);
  return { ...user, subject: { id, name: `${user.first_name} ${user.last_name}` } };
}
