import type { SessionActor } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/**
 * Refuses users who are not the operator's, at home or as a guest. The role alone is not enough.
 */
export async function onlyOperators(
  db: CompanyDb,
  { company_id, user_id }: SessionActor,
): Promise<void> {
  const user = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .where("u.company_id", "=", company_id)
    .where("u.id", "=", user_id)
    .select(["c.operator", "u.home_company_id"])
    .executeTakeFirstOrThrow();
  if (!user.operator && user.home_company_id === null)
    throw new HttpError(403, "Only the people who run this product can change this. Ask them to.");
}
