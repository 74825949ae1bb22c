import { displayName, isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { type ApplicationStatus, needsReason, statusLabels } from "@ats/core/applications/status";
import { addApplications as contract } from "@ats/core/candidates/add-to-job-contract";
import { sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { needOpenJob } from "../applications/open-job.ts";
import { publishChange } from "../applications/publish-change.ts";
import { type Call, implement } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { needSource } from "../sources/sources.ts";
import { normalise } from "../search/normalise.ts";
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
  const made = await addRows(call, { job, source }, added);
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

interface Adding {
  job: Awaited<ReturnType<typeof needOpenJob>>;
  source: string;
}

/** Adds the applications, each with the newest CV; returns their ids by candidate. */
async function addRows(call: Call, { job, source }: Adding, people: readonly CandidateRow[]) {
  const { actor, db, services } = call;
  const { company_id } = actor;
  if (people.length === 0) return new Map<number, number>();
  const now = services.clock();
  const ids = people.map(({ id }) => id);
  const cvs = await db
    .selectFrom("candidate_cvs")
    .distinctOn("candidate_id")
    .select(["candidate_id", "cv_key", "cv_name", "cv_type", "cv_size"])
    .where("candidate_id", "in", ids)
    .orderBy("candidate_id")
    .orderBy("created_date_time", "desc")
    .orderBy("id", "desc")
    .execute();
  const cvOf = new Map(cvs.map(({ candidate_id, ...cv }) => [candidate_id, cv]));
  const applications = await db
    .insertInto("applications")
    .values(
      people.map((person) => ({
        company_id,
        job_id: job.id,
        candidate_id: person.id,
        candidate_number: person.candidate_number,
        sort_name: normalise(`${person.last_name} ${person.first_name}`),
        status: "APPLIED" as const,
        status_date_time: now,
        source,
        hides_person: job.anonymised,
        answers: "[]",
        tags: [],
        ...(cvOf.get(person.id) ?? noCv),
        created_date_time: now,
      })),
    )
    .returning(["id", "job_id", "candidate_id"])
    .execute();
  const activities = await recordActivities(
    call,
    applications.map(({ id }) => ({
      application_id: id,
      type: "applied" as const,
      status_after: "APPLIED" as const,
    })),
  );
  const activity_ids = activities.map(({ id }) => id);
  const initiator_id = actor.user_id;
  await notifyFollowers(db, { activity_ids, job_id: job.id, initiator_id, silent: false });
  publishChange(call, applications, activity_ids);
  return new Map(applications.map(({ id, candidate_id }) => [candidate_id, id]));
}

const noCv = { cv_key: null, cv_name: null, cv_type: null, cv_size: null };
