import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { HttpError } from "../kernel/http-error.ts";

interface User {
  company_id: number;
  user_id: number;
}

/**
 * The operator's own user behind a session, at home or as a guest. Refuses others: the role alone
 * is not enough. A company's transaction does not see a guest's home, and counts every guest.
 */
export async function operatorOf(db: Kysely<Tables>, { company_id, user_id }: User): Promise<User> {
  const user = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .leftJoin("companies as home", "home.id", "u.home_company_id")
    .where("u.company_id", "=", company_id)
    .where("u.id", "=", user_id)
    .select(["c.operator", "u.home_company_id", "home.operator as is_guest_of_operator"])
    .select([
      sql<number>`coalesce(u.home_company_id, u.company_id)`.as("company_id"),
      sql<number>`coalesce(u.home_user_id, u.id)`.as("user_id"),
    ])
    .executeTakeFirstOrThrow();
  const isGuest = user.home_company_id !== null && user.is_guest_of_operator !== false;
  if (!user.operator && !isGuest)
    throw new HttpError(403, "Only the people who run this product can change this. Ask them to.");
  return { company_id: user.company_id, user_id: user.user_id };
}
