import { notFound, HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

export const closedJob = "This job is closed. Choose one that is open.";

/** Reads a job, and whether colleagues may add applications to it. */
export async function needJob(db: CompanyDb, id: number) {
  const job = await db
    .selectFrom("jobs")
    .select(["id", "title", "job_number", "status", "anonymised"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  return { ...job, isOpen: job.status === "ACTIVE" || job.status === "ON_HOLD" };
}

/** Reads a job to which colleagues may add applications; refuses a closed one. */
export async function needOpenJob(db: CompanyDb, id: number) {
  const job = await needJob(db, id);
  if (!job.isOpen) throw new HttpError(409, closedJob);
  return job;
}
