import type { saveRequisition } from "@ats/core/approvals/contract";
import { mayEditJob } from "@ats/core/jobs/status";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readJob } from "../jobs/details.ts";
import { readPeople } from "./people.ts";
import { fieldsOfJob, readAskingJob } from "./resolve-chain.ts";
import { addRequisition, changeRequisition } from "./send-requisition.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";

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
  const before = await lockRequisition(db, actor.company_id, { job_id: job.id });
  if ((before?.version ?? 0) !== version) throw stale("This request was");
  const asking = await readAskingJob(db, actor.company_id, job.id);
  if (!asking) throw notFound("job");
  if (!before) return addRequisition(call, asking, fieldsOfJob(asking, body), actor.user_id);
  const people = await readPeople(db, actor.company_id, services.clock());
  return changeRequisition(call, asking, before, body, people);
}
