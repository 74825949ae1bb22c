import { type Role, rightsOf } from "@ats/core/rights/rights";
import type { RoleRecord } from "@ats/core/roles/role";
import { builtInRoles } from "@ats/core/users/assignable-roles";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";

/** Built-in roles of a company's own people; the operator's staff come as guests. */
const offered: readonly Role[] = builtInRoles("ATS", false);

/** Reads the roles that a company's users can have. */
export async function readRoles(db: CompanyDb, company_id: number): Promise<RoleRecord[]> {
  const { rows: counts } = await sql<{ user_type: string; users: number }>`
    select user_type, count(*)::int as users from users
    where company_id = ${company_id} and home_user_id is null group by user_type`.execute(db);
  const users = new Map(counts.map((each) => [each.user_type, each.users]));
  const own = await db
    .selectFrom("roles")
    .where("company_id", "=", company_id)
    .select(["id", "name", "rights", "scope", "hidden_groups", "version"])
    .orderBy(sql`lower(name)`)
    .execute();
  const builtIn = offered.map((name) => ({
    id: null,
    name,
    rights: [...rightsOf[name]],
    scope: "company" as const,
    hidden_groups: [],
    version: 0,
  }));
  return [...builtIn, ...own].map((role) => ({
    ...role,
    users: users.get(role.name) ?? 0,
  }));
}
