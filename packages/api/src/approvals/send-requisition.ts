import type { Act, People } from "@ats/core/approvals/acts";
import { type Fields, readBy } from "@ats/core/approvals/chain";
import { perform } from "@ats/core/approvals/perform";
import { changedFields, reopen } from "@ats/core/approvals/requisition";
import type { SubjectKey } from "@ats/core/approvals/subject";
import { termFields } from "@ats/core/approvals/terms";
import type { Acting } from "../kernel/implement.ts";
import { storeRequisition } from "./act-on-requisition.ts";
import { fieldChanges } from "./field-changes.ts";
import { resolveChain } from "./resolve-chain.ts";
import { lockRequisition, type StoredRequisition, subjectColumns } from "./stored-requisition.ts";
import type { Subject } from "./subject.ts";
import { needSubject } from "./subjects.ts";

/** Adds the draft of a request. */
export async function addRequisition(
  { db, services }: Acting,
  subject: Subject,
  requested_by: number,
): Promise<StoredRequisition> {
  const { company_id, fields, job_number } = subject;
  const { chain_id, chain_name, steps } = await resolveChain(db, subject, requested_by);
  await db
    .insertInto("requisitions")
    .values({
      company_id,
      [subjectColumns[subject.kind]]: subject.subject_id,
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
  return (await lockRequisition(db, company_id, subject)) as StoredRequisition;
}

const unsigned = <Step>(steps: readonly Step[]) =>
  steps.map((step) => ({ ...step, signatures: [] }));

/** The request with the chain that takes it now, and its approvers as they are now. */
async function withNewChain(
  { db }: Acting,
  subject: Subject,
  requisition: StoredRequisition,
  requested_by: number,
): Promise<StoredRequisition> {
  const { steps, ...chain } = await resolveChain(db, subject, requested_by);
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
  subject: Subject,
  requisition: StoredRequisition,
  people: People,
): Promise<StoredRequisition> {
  const { fields } = subject;
  const changed = changedFields(requisition.fields, fields);
  if (changed.length === 0) return requisition;
  const isTerm = changed.some((field) => termFields.includes(field));
  const asker = isTerm
    ? (acting.actor.user_id ?? requisition.requested_by)
    : requisition.requested_by;
  const { chain_id } = await resolveChain(acting.db, subject, asker);
  const isSigned = reopen(requisition.steps, changed).some(
    ({ signatures }) => signatures.length > 0,
  );
  const next =
    chain_id === requisition.chain_id && isSigned
      ? requisition
      : await withNewChain(acting, subject, requisition, asker);
  return performed(
    { ...next, version: requisition.version + 1 },
    { type: "change", fields },
    people,
  );
}

/** Sends something for approval, or sends it again as it is now. */
export async function sendRequisition(
  acting: Acting,
  key: SubjectKey,
  people: People,
  { isDraft, asked }: { isDraft: boolean; asked?: Fields },
): Promise<StoredRequisition> {
  const { actor, db } = acting;
  const before = await lockRequisition(db, actor.company_id, key);
  const subject = await needSubject(db, actor.company_id, key, asked ?? before?.fields);
  const requester = subject.requester ?? actor.user_id ?? 0;
  const start = before ?? (await addRequisition(acting, subject, requester));
  const begins = isDraft && start.state === "approved" ? begunAnew(start) : start;
  let next = await withFields(acting, subject, notWithdrawn(begins), people);
  if (next.state === "draft" || next.state === "sent_back") {
    if (next.steps.every(({ signatures }) => signatures.length === 0))
      next = await withNewChain(acting, subject, next, requester);
    next = performed(next, { type: "send" }, people);
  }
  const changes = start.sent_date_time ? fieldChanges(start.fields, subject.fields) : [];
  return storeRequisition(acting, next, start, { type: "sent", changes }, people);
}

/** Changes a request that waits or is approved: steps that read what changed decide again. */
export async function changeRequisition(
  acting: Acting,
  requisition: StoredRequisition,
  people: People,
  asked: Fields = requisition.fields,
): Promise<StoredRequisition> {
  const subject = await needSubject(acting.db, requisition.company_id, requisition, asked);
  const changes = fieldChanges(requisition.fields, subject.fields);
  if (changes.length === 0) return requisition;
  const next = await withFields(acting, subject, notWithdrawn(requisition), people);
  return storeRequisition(acting, next, requisition, { type: "changed", changes }, people);
}

/** Fields of the job that a change of which asks a step again. */
export const fieldsRead = ({ steps }: Pick<StoredRequisition, "steps">): string[] => [
  ...new Set(steps.flatMap((step) => [...readBy(step), step.condition?.field ?? []].flat())),
];
