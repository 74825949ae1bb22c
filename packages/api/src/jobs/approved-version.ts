import { jobInput } from "@ats/core/jobs/job-input";
import type { Acting, Call } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import type { readJob } from "./details.ts";

type JobDetails = Awaited<ReturnType<typeof readJob>>;

const keptFields = new Set([...Object.keys(jobInput.shape), "time_zone", "team", "nodes"]);

/** Keeps the job as its approved version. */
export async function keepApprovedVersion(
  { actor, db }: Pick<Acting, "actor" | "db">,
  job: JobDetails,
  {
    user_id,
    approved_date_time,
    reads = [],
  }: {
    user_id: number | null;
    approved_date_time: Date;
    /** Fields, beside salary and headcount, that the approval read. */
    reads?: readonly string[];
  },
): Promise<void> {
  const kept = Object.entries(job).filter(([field]) => keptFields.has(field));
  await db
    .insertInto("job_approvals")
    .values({
      company_id: actor.company_id,
      job_id: job.id,
      user_id,
      approved_date_time,
      reads: [...reads],
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

/** Keeps a job that was published before versions were kept as its own version, before it changes. */
export async function needApprovedVersion(
  call: Pick<Call, "actor" | "db">,
  job: JobDetails,
): Promise<void> {
  const version = await readApprovedVersion(call.db, job.id);
  if (version) return;
  if (job.published_date_time)
    await keepApprovedVersion(call, job, {
      user_id: null,
      approved_date_time: job.published_date_time,
    });
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
