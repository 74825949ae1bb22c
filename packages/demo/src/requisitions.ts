import type { Tables } from "@ats/api/database/tables";
import { keepVersion } from "@ats/api/internal/approvals/versions";
import type { StoredRequisition } from "@ats/api/internal/approvals/stored-requisition";
import type { Fields } from "@ats/core/approvals/chain";
import { fieldsOf } from "@ats/core/approvals/fields";
import type { RequisitionState, RequisitionStep } from "@ats/core/approvals/requisition";
import type { JobStatus } from "@ats/core/jobs/job";
import type { Kysely, Transaction } from "kysely";
import { type DemoData, type DemoJob, dayMs } from "./data.ts";
import type { DemoSize } from "./generate.ts";

/** The state of the request of a job in each status; others are from before the process. */
const stateOf: Partial<Record<JobStatus, RequisitionState>> = {
  PENDING_APPROVAL: "pending",
  FILLED: "approved",
  ARCHIVED: "approved",
  WITHDRAWN: "withdrawn",
};

const justifications = [
  "Replaces a colleague who leaves at the end of the month.",
  "The ward opens four more beds in January.",
  "Agency cover costs more than this post.",
];

/** Requests for approval of Northgate Group's jobs, in every state. */
export async function addRequisitions(
  db: Kysely<Tables>,
  { companies, jobs, users }: DemoData,
  size: DemoSize,
): Promise<void> {
  const company = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const staff = users.filter(({ company_id }) => company_id === company);
  const userOf = (name: string) =>
    staff.find(({ email }) => email === `${name}@northgate.example`)?.id ?? 0;
  const [recruiter, admin] = [userOf("recruiter"), userOf("admin")];
  if (!recruiter || !admin) return;
  // The large demo has lists of a thousand.
  const states = size === "large" ? ({ ...stateOf, ACTIVE: "approved" } as const) : stateOf;
  let sentBack = false;
  for (const [at, job] of jobs.filter(({ company_id }) => company_id === company).entries()) {
    const isReturned = job.status === "DRAFT" && !sentBack;
    if (isReturned) sentBack = true;
    const state = isReturned ? "sent_back" : states[job.status];
    if (state) await addRequisition(db, job, { state, at, recruiter, admin });
  }
}

async function addRequisition(
  db: Kysely<Tables>,
  job: DemoJob,
  {
    state,
    at,
    recruiter,
    admin,
  }: { state: RequisitionState; at: number; recruiter: number; admin: number },
): Promise<void> {
  const { company_id, id: job_id, job_number, hiring_manager_id } = job;
  const requested_by = job.hiring_manager_id;
  const fields: Fields = fieldsOf(job, {
    justification: justifications[at % justifications.length] ?? null,
    cost_centre: `N${(at % 6) + 1}`,
    budget: job.salary_max === null ? null : Math.round(job.salary_max * 1.25) * job.openings,
    start_day: null,
  });
  const approver = requested_by === recruiter ? admin : recruiter;
  const isSigned = state === "approved";
  const step: RequisitionStep = {
    id: "publisher",
    name: "Publisher",
    stage: 1,
    approvers: approver === recruiter ? [recruiter, admin] : [approver],
    needed: 1,
    condition: null,
    fallback: null,
    reads: [],
    signatures: isSigned ? [{ approver, by: approver }] : [],
  };
  const sent = new Date(job.created_date_time.getTime() + dayMs / 8);
  const decided = state === "pending" ? null : new Date(sent.getTime() + (1 + (at % 5)) * dayMs);
  const stored = await db
    .insertInto("requisitions")
    .values({
      company_id,
      job_id,
      job_number,
      chain_name: "Publisher",
      state,
      requested_by: hiring_manager_id,
      fields: JSON.stringify(fields),
      steps: JSON.stringify([step]),
      approved: isSigned ? JSON.stringify(fields) : null,
      created_date_time: sent,
      sent_date_time: sent,
      decided_date_time: decided,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { company_id, requisition_id: stored.id };
  const event = { ...of, changes: "[]" };
  await db
    .insertInto("requisition_events")
    .values({ ...event, type: "sent", user_id: requested_by, created_date_time: sent })
    .execute();
  if (state === "pending")
    await db
      .insertInto("requisition_approvers")
      .values(
        step.approvers.map((user_id) => ({
          ...of,
          step_id: step.id,
          user_id,
          since: sent,
        })),
      )
      .execute();
  if (!decided) return;
  const decision = { approved: "approved", sent_back: "sent_back" } as const;
  const type = state === "approved" || state === "sent_back" ? decision[state] : "withdrawn";
  await db
    .insertInto("requisition_events")
    .values({
      ...event,
      type,
      user_id: type === "withdrawn" ? requested_by : approver,
      ...(type !== "withdrawn" && { approver_id: approver, step_name: step.name }),
      ...(type === "sent_back" && { comment: "Please say which cost centre pays for it." }),
      created_date_time: decided,
    })
    .execute();
  if (isSigned) {
    const requisition: StoredRequisition = {
      id: stored.id,
      company_id,
      kind: "job",
      subject_id: job_id,
      job_number,
      chain_id: null,
      chain_name: "Publisher",
      state,
      requested_by,
      fields,
      steps: [step],
      approved: fields,
      sent_date_time: sent,
      decided_date_time: decided,
      version: 1,
    };
    await keepVersion(db as Transaction<Tables>, requisition, decided);
  }
}
