import { displayName, isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { type ApplicationStatus, needsReason, statusLabels } from "@ats/core/applications/status";
import { addApplications as contract } from "@ats/core/candidates/add-to-job-contract";
import { sql } from "kysely";
import { addApplicationsOf } from "../applications/add-applications.ts";
import { needOpenJob } from "../applications/open-job.ts";
import { implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { needSource } from "../sources/sources.ts";
import { readCandidates } from "../candidates/lock-candidates.ts";
import { type CandidateRow, presentCandidate } from "../candidates/presenter.ts";

/** Puts candidates on a job as if they had applied; a repeat adds no second application. */
export const addApplications = implement(contract, async (call) => {
  const { actor, params, body, db } = call;
  const job = await needOpenJob(db, params.id);
  const source = await needSource(db, body.source);
  const { rows, gone } = await readCandidates(db, body.candidate_ids);
  const existing = await applicationsIn(db, job.id, rows);
  const whyNot = ({ id, anonymised }: CandidateRow): string | null => {
    const status = existing.get(id)?.status;
    if (gone.has(id)) return gone.get(id)?.message ?? null;
    if (status) return existingProblem(status);
    return isAnonymisedFor(actor, anonymised)
      ? "They are anonymised for you, so you cannot add them to a job."
      : null;
  };
  const results = rows.map((row) => ({ row, message: whyNot(row) }));
  const added = results.filter(({ message }) => !message).map(({ row }) => row);
  const more = await cvsOf(db, added);
  const made = await addApplicationsOf(call, { job, source, more }, added);
  return {
    records: results.map(({ row, message }) => ({
      id: row.id,
      name: gone.get(row.id)?.name ?? displayName(presentCandidate(row, actor)),
      updated: message === null,
      application_id: made.get(row.id) ?? existing.get(row.id)?.id ?? null,
      message,
    })),
  };
});

interface ExistingApplication {
  id: number;
  candidate_id: number;
  status: ApplicationStatus;
}

/** Finds the newest application of each candidate for the job. */
async function applicationsIn(db: CompanyDb, jobId: number, people: readonly { id: number }[]) {
  const { rows } = await sql<ExistingApplication>`
    select distinct on (candidate_id) id, candidate_id, status from applications
    where job_id = ${jobId} and candidate_id = any(${people.map(({ id }) => id)}::bigint[])
    order by candidate_id, created_date_time desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.candidate_id, row]));
}

function existingProblem(status: ApplicationStatus): string {
  if (status === "INCOMPLETE") return "They have started an application for this job themselves.";
  if (needsReason(status))
    return `Their application for this job is ${statusLabels[status].toLowerCase()}. Restore it instead.`;
  return "They have already applied for this job.";
}

/** The newest CV of each. */
async function cvsOf(db: CompanyDb, people: readonly { id: number }[]) {
  if (people.length === 0) return new Map();
  const cvs = await db
    .selectFrom("candidate_cvs")
    .distinctOn("candidate_id")
    .select(["candidate_id", "cv_key", "cv_name", "cv_type", "cv_size"])
    .where(
      "candidate_id",
      "in",
      people.map(({ id }) => id),
    )
    .orderBy("candidate_id")
    .orderBy("created_date_time", "desc")
    .orderBy("id", "desc")
    .execute();
  return new Map(cvs.map(({ candidate_id, ...cv }) => [candidate_id, cv]));
}
