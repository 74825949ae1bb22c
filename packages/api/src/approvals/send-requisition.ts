import type { Act, People } from "@ats/core/approvals/acts";
import { type Fields, readBy } from "@ats/core/approvals/chain";
import { requestFields } from "@ats/core/approvals/fields";
import { perform } from "@ats/core/approvals/perform";
import { changedFields, reopen } from "@ats/core/approvals/requisition";
import { approvedTerms } from "@ats/core/jobs/approval";
import type { Acting } from "../kernel/implement.ts";
import { storeRequisition } from "./act-on-requisition.ts";
import { fieldChanges } from "./field-changes.ts";
import { type AskingJob, fieldsOfJob, resolveChain } from "./resolve-chain.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";

/** The fields of a request beside the job's own. */
export const askedOf = (fields: Fields): Fields =>
  Object.fromEntries(requestFields.map((field) => [field, fields[field] ?? null]));

/** Adds the draft of a job's request. */
export async function addRequisition(
  { db, services }: Acting,
  job: AskingJob,
  fields: Fields,
  requested_by: number,
): Promise<StoredRequisition> {
  const { company_id, id: job_id, job_number } = job;
  const { chain_id, chain_name, steps } = await resolveChain(db, job, fields, requested_by);
  await db
    .insertInto("requisitions")
    .values({
      company_id,
      job_id,
      job_number,
      chain_id,
      chain_name,
      state: "draft",
      requested_by: requested_by || null,
      fields: JSON.stringify(fields),
      steps: JSON.stringify(unsigned(steps)),
      created_date_time: services.clock(),
    })
    .execute();
  return (await lockRequisition(db, company_id, { job_id })) as StoredRequisition;
}

const unsigned = <Step>(steps: readonly Step[]) =>
  steps.map((step) => ({ ...step, signatures: [] }));

/** The request with the chain that takes it now, and its approvers as they are now. */
async function withNewChain(
  { db }: Acting,
  job: AskingJob,
  requisition: StoredRequisition,
  fields: Fields,
  requested_by: number,
): Promise<StoredRequisition> {
  const { steps, ...chain } = await resolveChain(db, job, fields, requested_by);
  return { ...requisition, ...chain, requested_by, steps: unsigned(steps) };
}

/** A request of a job that became a draft again: nothing of it is approved. */
export const begunAnew = (requisition: StoredRequisition): StoredRequisition => ({
  ...requisition,
  state: "draft",
  approved: null,
  steps: unsigned(requisition.steps),
});

const notWithdrawn = (requisition: StoredRequisition) =>
  requisition.state === "withdrawn" ? begunAnew(requisition) : requisition;

/** Does an act that can't be refused in the request's state. */
function performed(requisition: StoredRequisition, act: Act, people: People): StoredRequisition {
  const done = perform(requisition, act, people);
  if ("problem" in done) throw new Error(done.problem);
  return { ...requisition, ...done };
}

/**
 * Changes what is asked for. Signatures of steps that read nothing of it stay, unless another chain
 * takes the request now. Who changes salary or headcount asks for them.
 */
async function withFields(
  acting: Acting,
  job: AskingJob,
  requisition: StoredRequisition,
  fields: Fields,
  people: People,
): Promise<StoredRequisition> {
  const changed = changedFields(requisition.fields, fields);
  if (changed.length === 0) return requisition;
  const isTerm = changed.some((field) => (approvedTerms as readonly string[]).includes(field));
  const asker = isTerm
    ? (acting.actor.user_id ?? requisition.requested_by)
    : requisition.requested_by;
  const { chain_id } = await resolveChain(acting.db, job, fields, asker);
  const isSigned = reopen(requisition.steps, changed).some(
    ({ signatures }) => signatures.length > 0,
  );
  const next =
    chain_id === requisition.chain_id && isSigned
      ? requisition
      : await withNewChain(acting, job, requisition, fields, asker);
  return performed(
    { ...next, version: requisition.version + 1 },
    { type: "change", fields },
    people,
  );
}

/** Sends a job's request for approval, or sends it again with what the job says now. */
export async function sendRequisition(
  acting: Acting,
  job: AskingJob,
  people: People,
  { isDraft }: { isDraft: boolean },
): Promise<StoredRequisition> {
  const { actor, db } = acting;
  const requester = job.approval_requested_by ?? job.created_by ?? actor.user_id ?? 0;
  const before = await lockRequisition(db, job.company_id, { job_id: job.id });
  const fields = fieldsOfJob(job, before ? askedOf(before.fields) : {});
  const start = before ?? (await addRequisition(acting, job, fields, requester));
  const begins = isDraft && start.state === "approved" ? begunAnew(start) : start;
  let next = await withFields(acting, job, notWithdrawn(begins), fields, people);
  if (next.state === "draft" || next.state === "sent_back") {
    if (next.steps.every(({ signatures }) => signatures.length === 0))
      next = await withNewChain(acting, job, next, fields, requester);
    next = performed(next, { type: "send" }, people);
  }
  const changes = start.sent_date_time ? fieldChanges(start.fields, fields) : [];
  return storeRequisition(acting, next, start, { type: "sent", changes });
}

/** Changes a request that waits or is approved: steps that read what changed decide again. */
export async function changeRequisition(
  acting: Acting,
  job: AskingJob,
  requisition: StoredRequisition,
  asked: Fields,
  people: People,
): Promise<StoredRequisition> {
  const fields = fieldsOfJob(job, asked);
  const changes = fieldChanges(requisition.fields, fields);
  if (changes.length === 0) return requisition;
  const next = await withFields(acting, job, notWithdrawn(requisition), fields, people);
  return storeRequisition(acting, next, requisition, { type: "changed", changes });
}

/** Fields of the job that a change of which asks a step again. */
export const fieldsRead = ({ steps }: Pick<StoredRequisition, "steps">): string[] => [
  ...new Set(steps.flatMap((step) => [...readBy(step), step.condition?.field ?? []].flat())),
];
