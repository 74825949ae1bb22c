import type { saveRequisition } from "@ats/core/approvals/contract";
import { mayEditJob } from "@ats/core/jobs/status";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readJob } from "../jobs/details.ts";
import { ofJob } from "./job-subject.ts";
import { readPeople } from "./people.ts";
import { addRequisition, changeRequisition } from "./send-requisition.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";
import { needSubject } from "./subjects.ts";

/** True for who may say what a job's request asks: who may edit the job, or sent it. */
export const mayAsk = (actor: Call["actor"], job: Parameters<typeof mayEditJob>[1]): boolean =>
  mayEditJob(actor, job) || job.approval_requested_by === actor.user_id;

/** Saves what a request asks beside the job. Returns the request as it is then. */
export async function saveAsked(
  call: Call<typeof saveRequisition>,
): Promise<StoredRequisition | undefined> {
  const { actor, body, db, params, services, version } = call;
  const job = await readJob(db, params.id);
  if (!mayAsk(actor, job))
    throw new HttpError(403, "You cannot change this request. Ask the job's recruiter to do it.");
  const before = await lockRequisition(db, actor.company_id, ofJob(job.id));
  if ((before?.version ?? 0) !== version) throw stale("This request was");
  if (!before) {
    const subject = await needSubject(db, actor.company_id, ofJob(job.id), body);
    return addRequisition(call, subject, actor.user_id);
  }
  const people = await readPeople(db, actor.company_id, services.clock());
  return changeRequisition(call, before, people, body);
}
