import { notFound, HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

export const closedJob = "This job is closed. Choose one that is open.";

/** A job that applications go to, and whether it takes any from colleagues. */
export async function needJob(db: CompanyDb, id: number) {
  const job = await db
    .selectFrom("jobs")
    .select(["id", "title", "job_number", "status", "anonymised"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  return { ...job, isOpen: job.status === "ACTIVE" || job.status === "ON_HOLD" };
}

/** A job that takes applications from colleagues; one that is closed is refused. */
export async function needOpenJob(db: CompanyDb, id: number) {
  const job = await needJob(db, id);
  if (!job.isOpen) throw new HttpError(409, closedJob);
  return job;
}
