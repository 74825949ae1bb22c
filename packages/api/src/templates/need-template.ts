import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/** Refuses a template of another company as not found. */
export async function needTemplate(db: CompanyDb, id: number | null): Promise<void> {
  if (id === null) return;
  const template = await db
    .selectFrom("templates")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!template) throw notFound("template");
}
