import type { ApprovedTerms } from "@ats/core/jobs/approval";
import { jobInput } from "@ats/core/jobs/job-input";
import type { Call } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import type { readJob } from "./details.ts";

type JobDetails = Awaited<ReturnType<typeof readJob>>;

const keptFields = new Set([...Object.keys(jobInput.shape), "time_zone", "team", "nodes"]);

/** Keeps the job as its approved version. */
export async function keepApprovedVersion(
  { actor, db }: Pick<Call, "actor" | "db">,
  job: JobDetails,
  { user_id, approved_date_time }: { user_id: number | null; approved_date_time: Date },
): Promise<void> {
  const kept = Object.entries(job).filter(([field]) => keptFields.has(field));
  await db
    .insertInto("job_approvals")
    .values({
      company_id: actor.company_id,
      job_id: job.id,
      user_id,
      approved_date_time,
      job: JSON.stringify(Object.fromEntries(kept)),
    })
    .execute();
}

/** The version that was approved last; undefined without one. */
export const readApprovedVersion = (db: CompanyDb, job_id: number) =>
  db
    .selectFrom("job_approvals")
    .select(["id", "job", "user_id", "approved_date_time"])
    .where("job_id", "=", job_id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/**
 * The version to which an edit is compared. A job that was published before versions were kept is
 * its own, and is kept as such before it changes.
 */
export async function approvedVersionOf(
  call: Pick<Call, "actor" | "db">,
  job: JobDetails,
): Promise<ApprovedTerms> {
  const version = await readApprovedVersion(call.db, job.id);
  if (version) return version.job;
  if (job.published_date_time)
    await keepApprovedVersion(call, job, {
      user_id: null,
      approved_date_time: job.published_date_time,
    });
  return job;
}

/** Forgets the version that an undone publication approved. */
export async function forgetApprovedVersion(db: CompanyDb, job_id: number): Promise<void> {
  const version = await readApprovedVersion(db, job_id);
  if (version)
    await db
      .deleteFrom("job_approvals")
      .where("job_id", "=", job_id)
      .where("id", "=", version.id)
      .execute();
}
