import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/custom-fields/contract";
import {
  type CustomField,
  type CustomRecord,
  customValueProblem,
} from "@ats/core/custom-fields/custom-field";
import type { Input } from "@ats/core/contract/endpoint";
import { editRefusal, mayEditJob } from "@ats/core/jobs/status";
import { sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { needApplication } from "../applications/details.ts";
import { lockApplications } from "../applications/lock-applications.ts";
import { needJob } from "../applications/open-job.ts";
import { publishChange } from "../applications/publish-change.ts";
import { readerStates } from "../applications/reader-state.ts";
import { needCandidate, needOpen } from "../candidates/details.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import type { CompanyDb } from "../database/database.ts";
import { needsApproval } from "../jobs/needs-approval.ts";
import { recordJobEdit } from "../jobs/record-job-event.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { columnOf } from "./column.ts";
import { readFields } from "./fields.ts";
import { indexRecords } from "./index-records.ts";
import { writeValues } from "./write-values.ts";

/** Reads a record's values by field id. */
async function valuesOf(db: CompanyDb, record: CustomRecord, id: number) {
  const rows = await db
    .selectFrom("custom_values")
    .where(columnOf[record], "=", id)
    .select(["field_id", "value"])
    .execute();
  return Object.fromEntries(rows.map(({ field_id, value }) => [field_id, value]));
}

type Changes = Input<typeof contract.changeJobCustomValues>["body"]["changes"];

/** Saves changes that were begun from the values that are stored; the caller holds the record. */
async function saveValues(
  db: CompanyDb,
  { record, id, company_id }: { record: CustomRecord; id: number; company_id: number },
  changes: Changes,
) {
  const fields = new Map((await readFields(db)).map((field) => [field.id, field]));
  const stored = await valuesOf(db, record, id);
  const lines = changes.map(({ field_id, before, after }) => {
    const field = fields.get(field_id);
    if (field?.record !== record || field.is_archived) throw notFound("field");
    const value = after.trim();
    const problem = customValueProblem(field, value);
    if (problem) throw new HttpError(400, `${field.name}: ${problem}`);
    if ((stored[field_id] ?? "") !== before) throw new HttpError(409, meanwhile(field, stored));
    return { field, value, before };
  });
  await writeValues(db, { record, id, company_id }, lines);
  await indexRecords(db, { record, company_id }, [id]);
  return lines
    .filter(({ before, value }) => before !== value)
    .map(({ field, before, value }) => ({
      field: field.name,
      before: before || null,
      after: value || null,
    }));
}

function meanwhile({ id, name }: CustomField, stored: Record<string, string>): string {
  const now = stored[id];
  return now
    ? `${name} was changed to “${now}” meanwhile. Nothing was saved: look at it and save again.`
    : `${name} was emptied meanwhile. Nothing was saved: look at it and save again.`;
}

const ofCandidate = implement(contract.getCandidateCustomValues, async ({ actor, db, params }) => {
  const { id, anonymised } = await needCandidate(db, params.id);
  return {
    values: isAnonymisedFor(actor, anonymised) ? null : await valuesOf(db, "candidates", id),
  };
});

const changeOfCandidate = implement(contract.changeCandidateCustomValues, async (call) => {
  const { actor, body, db, params } = call;
  const candidate = await needCandidate(db, params.id, true);
  needOpen(actor, candidate);
  const { id, candidate_number } = candidate;
  const { company_id } = actor;
  const changes = await saveValues(db, { record: "candidates", id, company_id }, body.changes);
  if (changes.length > 0)
    await recordCandidateEvent(call, { type: "changed", candidate_number, changes });
  return { values: await valuesOf(db, "candidates", id) };
});

const ofJob = implement(contract.getJobCustomValues, async ({ db, params }) => {
  const { id } = await needJob(db, params.id);
  return { values: await valuesOf(db, "jobs", id) };
});

const changeOfJob = implement(contract.changeJobCustomValues, async (call) => {
  const { actor, body, db, params } = call;
  const job = await db
    .selectFrom("jobs as j")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .select(["id", "status", "hiring_manager_id", "created_by", "approval_requested_by"])
    .select(needsApproval.as("needs_approval"))
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw notFound("job");
  if (!mayEditJob(actor, job)) throw new HttpError(403, editRefusal(job));
  const { company_id } = actor;
  const changes = await saveValues(db, { record: "jobs", id: job.id, company_id }, body.changes);
  await recordJobEdit(call, job, changes);
  return { values: await valuesOf(db, "jobs", job.id) };
});

/** True when the actor may not know who the applicant is. */
async function isHiddenApplicant({ actor, db }: Pick<Call, "actor" | "db">, id: number) {
  const application = await needApplication(db, id);
  const known = await readerStates(db, actor, [application]);
  return isAnonymisedFor(actor, application.anonymised && !known(application).revealed);
}

const ofApplication = implement(contract.getApplicationCustomValues, async (call) => {
  const { db, params } = call;
  const isHidden = await isHiddenApplicant(call, params.id);
  return { values: isHidden ? null : await valuesOf(db, "applications", params.id) };
});

const changeOfApplication = implement(contract.changeApplicationCustomValues, async (call) => {
  const { actor, body, db, params } = call;
  const [application] = await lockApplications(db, [params.id]);
  if (!application) throw notFound("application");
  if (await isHiddenApplicant(call, params.id))
    throw new HttpError(
      403,
      "This applicant is anonymised for you. Ask a recruiter to fill it in.",
    );
  const { id, job_id } = application;
  const { company_id } = actor;
  const changes = await saveValues(db, { record: "applications", id, company_id }, body.changes);
  await recordActivities(
    call,
    changes.map(({ field, before, after }) => ({
      application_id: id,
      type: "field_changed" as const,
      value_before: before,
      value_after: after,
      reason: field,
    })),
  );
  publishChange(call, [{ id, job_id }]);
  return { values: await valuesOf(db, "applications", id) };
});

/** Gives a copied job the values of its original. */
export const copyJobValues = (db: CompanyDb, from: number, to: number) =>
  sql`insert into custom_values (company_id, field_id, job_id, value, amount)
    select company_id, field_id, ${to}, value, amount from custom_values
    where job_id = ${from}`.execute(db);

export const valueHandlers = [
  ofCandidate,
  changeOfCandidate,
  ofJob,
  changeOfJob,
  ofApplication,
  changeOfApplication,
];
