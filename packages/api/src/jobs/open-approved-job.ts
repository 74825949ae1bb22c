import { type JobInput, vacancyProblems } from "@ats/core/jobs/job-input";
import type { JobStatus } from "@ats/core/jobs/job";
import { missingField } from "../custom-fields/write-values.ts";
import { asCompany } from "../database/database.ts";
import { keepApprovedVersion } from "./approved-version.ts";
import { readJob } from "./details.ts";
import { type JobActing, recordJobEvent } from "./record-job-event.ts";
import { nothingToUndo } from "./undo.ts";

interface Opened {
  status: JobStatus;
  /** What is left to do, where the job could not open. */
  message: string | null;
}

/**
 * Publishes a job whose request was approved. One that can't open, such as after its closing date,
 * goes on hold: approved, and told what to do. Whoever approved may lack a role for the job.
 */
export const openApprovedJob = (
  acting: JobActing,
  id: number,
  reads: readonly string[],
): Promise<Opened | undefined> =>
  asCompany(acting.db, acting.actor.company_id, async () => {
    const { actor, db, services } = acting;
    const now = services.clock();
    const job = await readJob(db, id);
    if (job.status !== "PENDING_APPROVAL") return undefined;
    const input = { ...job, closing_date_time: isoOf(job.closing_date_time) };
    const [problem] = vacancyProblems(input as unknown as JobInput, now);
    const missing = problem ? undefined : await missingField(db, "jobs", id);
    await keepApprovedVersion(acting, job, {
      user_id: actor.user_id,
      approved_date_time: now,
      reads,
    });
    const message = problem
      ? `It is approved and on hold. ${problem.message}`
      : missing
        ? `It is approved and on hold. Fill in ${missing}, then resume it.`
        : null;
    const status = message ? "ON_HOLD" : "ACTIVE";
    await moveApproved(acting, id, { from: "PENDING_APPROVAL", to: status, reason: message });
    return { status, message };
  });

/** Sends a job back to a draft, with the reason, or takes an open one from the public. */
export const returnJob = (
  acting: JobActing,
  id: number,
  move: { from: JobStatus; to: "DRAFT" | "PENDING_APPROVAL"; reason: string | null },
): Promise<void> =>
  asCompany(acting.db, acting.actor.company_id, () => moveApproved(acting, id, move));

async function moveApproved(
  { actor, db, services }: JobActing,
  job_id: number,
  { from, to, reason }: { from: JobStatus; to: JobStatus; reason: string | null },
): Promise<void> {
  const now = services.clock();
  await db
    .updateTable("jobs")
    .set((row) => ({
      ...nothingToUndo,
      status: to,
      status_date_time: now,
      ...(to === "ACTIVE" && { published_date_time: now }),
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", job_id)
    .execute();
  await recordJobEvent(
    { actor, db, services },
    { job_id, type: "status_changed", status_before: from, status_after: to, reason },
  );
}

const isoOf = (time: unknown) =>
  time instanceof Date ? time.toISOString() : (time as string | null);
