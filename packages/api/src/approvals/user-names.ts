import type { CompanyDb } from "../database/database.ts";

/** Reads users with their names and emails, by id. */
export async function readUsers(db: CompanyDb, company_id: number, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length > 0
      ? await db
          .selectFrom("users")
          .select(["id", "first_name", "last_name", "email"])
          .where("company_id", "=", company_id)
          .where("id", "in", wanted)
          .execute()
      : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the names of users, by id. */
export async function readNames(db: CompanyDb, company_id: number, ids: readonly number[]) {
  const users = await readUsers(db, company_id, ids);
  return (id: number): string => {
    const user = users.get(id);
    return user ? `${user.first_name} ${user.last_name}` : "";
  };
}
