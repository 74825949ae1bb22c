import { companyName } from "../companies/company-name.ts";
import type { RequisitionState } from "@ats/core/approvals/requisition";
import { hasChangedTerms } from "@ats/core/jobs/approval";
import { duplicateJob } from "@ats/core/jobs/contract";
import { changesBetween } from "@ats/core/jobs/changes";
import * as contract from "@ats/core/jobs/vacancy-contract";
import { type JobInput, vacancyProblems } from "@ats/core/jobs/job-input";
import { isAnonymisationFixed, startsAnonymised } from "@ats/core/jobs/anonymisation-settings";
import { editRefusal, mayEditJob } from "@ats/core/jobs/status";
import { placeProblem } from "@ats/core/rights/decide";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { takeIntoWorkflow } from "../applications/workflow-change.ts";
import { copyJobValues } from "../custom-fields/values.ts";
import { indexJob } from "./index-job.ts";
import { hasApprovals } from "./approval.ts";
import { needApprovedVersion } from "./approved-version.ts";
import { needChannels, ownChannels } from "./channels.ts";
import { readJob } from "./details.ts";
import type { JobCall, JobParticipant } from "./job-participant.ts";
import { needsApproval } from "./needs-approval.ts";
import { openApprovedJob } from "./open-approved-job.ts";
import { recordJobEdit, recordJobEvent } from "./record-job-event.ts";
import { needAnonymisation, ownAnonymisation } from "./own-anonymisation.ts";
import { nothingToUndo } from "./undo.ts";
import { isOffered } from "../users/offered-users.ts";

type Writing = Pick<Call, "actor" | "db" | "services">;

export const create = implement(contract.createJob, async ({ body, ...call }) => {
  await needChannels(call, body.channels);
  await needAnonymisation(call, body.anonymised);
  return createDraft(call, body);
});

export async function editJob(
  call: Call<typeof contract.updateJob>,
  participants: readonly JobParticipant[],
) {
  const { actor, db, params, body, services, version } = call;
  const job = await db
    .selectFrom("jobs as j")
    .select(["status", "hiring_manager_id", "created_by", "workflow_id", "channels"])
    .select(["id", "closing_date_time", "approval_requested_by"])
    .select(needsApproval.as("needs_approval"))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw notFound("job");
  if (!mayEditJob(actor, job)) throw new HttpError(403, editRefusal(job));
  const [problem] = job.status === "DRAFT" ? [] : vacancyProblems(body, services.clock(), job);
  if (problem) throw new HttpError(400, problem.message);
  await needChannels(call, body.channels, job.channels);
  const before = await readJob(db, params.id);
  const { recruiter_id, hiring_manager_id, members } = before;
  await needReferences(call, body, [recruiter_id, hiring_manager_id, ...members]);
  if (before.anonymised !== body.anonymised && isAnonymisationFixed(before))
    throw new HttpError(
      400,
      "Anonymisation is chosen when a job is created. Duplicate the job to change it.",
    );
  await needAnonymisation(call, body.anonymised, before.anonymised);
  const columns = await columnsOf(call, body);
  // A job that was put elsewhere stays there.
  if (columns.dept !== before.dept || columns.brand_name !== before.brand_info.name)
    needPlace(actor, columns);
  await needApprovedVersion(call, before);
  const isAskedAnew = before.status === "PENDING_APPROVAL" && hasChangedTerms(before, body);
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set((row) => ({
      ...columns,
      ...(isAskedAnew && { approval_requested_by: actor.user_id }),
      ...nothingToUndo,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw stale("This job was");
  await writeParts(call, params.id, body);
  if (job.workflow_id !== body.workflow_id) await takeIntoWorkflow(call, params.id);
  const after = await readJob(db, params.id);
  await recordJobEdit(call, job, changesBetween(before, after));
  return (await hasApprovals(call)) ? approveEdit(call, after, participants) : after;
}

/**
 * With the approval process on, an edit of what an approval read sends an active job for approval
 * again. Who edits salary or headcount while it waits asks for them, and cannot approve them.
 */
async function approveEdit(
  call: JobCall,
  job: Awaited<ReturnType<typeof readJob>>,
  participants: readonly JobParticipant[],
) {
  if (job.status !== "ACTIVE" && job.status !== "PENDING_APPROVAL") return job;
  const { actor, db, services } = call;
  const { id } = job;
  let request: RequisitionState | undefined;
  for (const { afterEdit } of participants) request = (await afterEdit?.(call, id)) ?? request;
  if (job.status === "PENDING_APPROVAL") {
    if (request === "approved") await openEdited(call, id, participants);
  } else if (request === "pending" || job.needs_approval) {
    await db
      .updateTable("jobs")
      .set({ status: "PENDING_APPROVAL", status_date_time: services.clock() })
      .set({ approval_requested_by: actor.user_id })
      .where("company_id", "=", actor.company_id)
      .where("id", "=", id)
      .execute();
    await recordJobEvent(call, {
      job_id: id,
      type: "status_changed",
      status_before: job.status,
      status_after: "PENDING_APPROVAL",
    });
    if (request !== "pending")
      for (const { afterMove } of participants)
        if (await afterMove?.(call, job, "PENDING_APPROVAL", { approvals: true }))
          await openEdited(call, id, participants);
  }
  return readJob(db, id);
}

async function openEdited(call: JobCall, id: number, participants: readonly JobParticipant[]) {
  const reads = [];
  for (const { fieldsRead } of participants) reads.push(...((await fieldsRead?.(call, id)) ?? []));
  await openApprovedJob(call, id, reads);
}

/**
 * Copies advert, questions, scorecard and team into a new draft, without dates and applications.
 * Anonymised as the company's new jobs are.
 */
export const duplicate = implement(duplicateJob, async ({ params, ...call }) => {
  const job = await readJob(call.db, params.id);
  const offered = await ownChannels(call);
  const copy = {
    ...(job as unknown as JobInput),
    channels: offered.filter((channel) => job.channels.includes(channel)),
    title: `${job.title} (copy)`.slice(0, 120),
    closing_date_time: null,
    questions: job.questions.map(ownId),
    scorecard: job.scorecard.map(ownId),
    anonymised: startsAnonymised(await ownAnonymisation(call), job),
  };
  const draft = await createDraft(call, copy);
  await copyJobValues(call.db, job.id, draft.id);
  await indexJob(call.db, call.actor.company_id, draft.id);
  return draft;
});

const ownId = <Part extends { id: string }>(part: Part): Part => ({
  ...part,
  id: crypto.randomUUID(),
});

async function createDraft(call: Writing, input: JobInput) {
  const { actor, db, services } = call;
  const { company_id, user_id } = actor;
  await needReferences(call, input);
  const columns = await columnsOf(call, input);
  needPlace(actor, columns);
  const now = services.clock();
  const { id } = await db
    .insertInto("jobs")
    .values({
      ...columns,
      company_id,
      job_number: await nextNumber(db, company_id),
      status: "DRAFT",
      created_by: user_id,
      created_date_time: now,
      status_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeParts(call, id, input);
  await recordJobEvent(call, { job_id: id, type: "created" });
  return readJob(db, id);
}

/** Refuses a department or brand that the actor's role does not cover. */
function needPlace(actor: Writing["actor"], place: { dept: string; brand_name: string }): void {
  const problem = placeProblem(actor, place);
  if (problem) throw new HttpError(403, problem);
}

/** The next job number of a company; concurrent calls take turns. */
async function nextNumber(db: CompanyDb, company_id: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('job_number'), ${company_id}::int)`.execute(db);
  // Jobs that the writer's role does not cover have numbers too.
  const { rows } = await asCompany(db, company_id, () =>
    sql<{ next: number }>`select coalesce(max(job_number), 1000) + 1 as next from jobs
      where company_id = ${company_id}`.execute(db),
  );
  return rows[0]?.next ?? 1001;
}

const columnsOf = async ({ actor, db }: Writing, input: JobInput) => ({
  title: input.title,
  dept: input.dept,
  brand_name: input.brand_name || (await companyName(db, actor.company_id)),
  source: input.source,
  location: input.location,
  postal_code: input.postal_code,
  job_type: input.job_type,
  openings: input.openings,
  salary_min: input.salary_min,
  salary_max: input.salary_max,
  currency: input.currency,
  choose_benefits: input.choose_benefits,
  description: input.description,
  recruiter_id: input.recruiter_id,
  hiring_manager_id: input.hiring_manager_id,
  workflow_id: input.workflow_id,
  highlights: input.highlights,
  channels: input.channels,
  closing_date_time: input.closing_date_time,
  anonymised: input.anonymised,
  agency_cv_cap: input.agency_cv_cap,
});

/**
 * Refuses colleagues and workflows of another company as not found, and colleagues who are locked or
 * have left, unless they are on the job already.
 */
async function needReferences(
  { actor, db }: Writing,
  input: JobInput,
  known: readonly number[] = [],
) {
  const people = [...new Set([input.recruiter_id, input.hiring_manager_id, ...input.members])];
  const { rows } = await sql<{ people: number; workflow: boolean }>`
    select (select count(*)::int from (select id from users
        where company_id = ${actor.company_id} and id = any(${people}::bigint[])
          and (${isOffered("users")} or id = any(${[...known]}::bigint[]))
        for key share) present) as people,
      (${input.workflow_id}::bigint is null or exists (select from workflows
        where company_id = ${actor.company_id} and id = ${input.workflow_id})) as workflow`.execute(
    db,
  );
  if (rows[0]?.people !== people.length) throw notFound("colleague");
  if (!rows[0].workflow) throw notFound("workflow");
}

/** Replaces questions, scorecard, team and search words by those of the form. */
async function writeParts({ actor, db }: Writing, job_id: number, input: JobInput) {
  const { company_id } = actor;
  const of = { company_id, job_id };
  const positioned = <Part extends { id: string }>(parts: readonly Part[]) =>
    JSON.stringify(parts.map((part, position) => ({ ...part, ...of, position })));
  for (const [table, parts] of [
    ["job_questions", input.questions],
    ["scorecard_attributes", input.scorecard],
  ] as const) {
    const ids = parts.map(({ id }) => id);
    await sql`delete from ${sql.table(table)} where company_id = ${company_id}
      and job_id = ${job_id} and id <> all(${ids}::uuid[])`.execute(db);
  }
  const questions = await sql`insert into job_questions as q
    select * from json_populate_recordset(null::job_questions, ${positioned(input.questions)}::json)
    on conflict (company_id, id) do update set position = excluded.position, type = excluded.type,
      text = excluded.text, is_required = excluded.is_required, options = excluded.options,
      knock_out = excluded.knock_out where q.job_id = excluded.job_id`.execute(db);
  const scorecard = await sql`insert into scorecard_attributes as a
    select * from json_populate_recordset(null::scorecard_attributes,
      ${positioned(input.scorecard)}::json)
    on conflict (company_id, id) do update set position = excluded.position,
      name = excluded.name, description = excluded.description
      where a.job_id = excluded.job_id`.execute(db);
  const written = (questions.numAffectedRows ?? 0n) + (scorecard.numAffectedRows ?? 0n);
  if (written < input.questions.length + input.scorecard.length)
    throw new HttpError(
      409,
      "A question or an attribute has an id of another vacancy. Give it a new id.",
    );
  await db
    .deleteFrom("job_members")
    .where((e) => e.and(of))
    .execute();
  const members = [...new Set(input.members)].map((user_id) => ({ ...of, user_id }));
  if (members.length > 0) await db.insertInto("job_members").values(members).execute();
  await indexJob(db, company_id, job_id);
}
