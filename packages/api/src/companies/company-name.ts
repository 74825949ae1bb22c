import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

export async function companyName(db: Kysely<Tables>, id: number): Promise<string> {
  const { name } = await db
    .selectFrom("companies")
    .select("name")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return name;
}
