import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";

/** Refuses a job that does not exist, or that the caller's role does not cover. */
export async function needJob(db: CompanyDb, company_id: number, id: number): Promise<void> {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
}
