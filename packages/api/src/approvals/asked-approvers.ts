import { requiredSteps } from "@ats/core/approvals/chain";
import { openSteps } from "@ats/core/approvals/requisition";
import type { Call } from "../kernel/implement.ts";
import { fieldsOfJob, readAskingJob, resolveChain } from "./resolve-chain.ts";
import { askedOf } from "./send-requisition.ts";
import { readRequisition } from "./stored-requisition.ts";

/** Users who are asked first when the caller sends a job for approval, or who are asked now. */
export async function askedApprovers(
  { actor, db }: Pick<Call, "actor" | "db">,
  { id }: { id: number },
): Promise<number[]> {
  const job = await readAskingJob(db, actor.company_id, id);
  if (!job) return [];
  const requisition = await readRequisition(db, actor.company_id, { job_id: id });
  const open = requisition ? openSteps(requisition) : [];
  if (open.length > 0) return open.flatMap(({ approvers }) => [...approvers]);
  const fields = fieldsOfJob(job, requisition ? askedOf(requisition.fields) : {});
  const { steps } = await resolveChain(db, job, fields, actor.user_id);
  const required = requiredSteps(steps, fields);
  const first = Math.min(...required.map(({ stage }) => stage));
  const asked = required.filter(({ stage }) => stage === first);
  return asked.flatMap(({ approvers }) => approvers.filter((user) => user !== actor.user_id));
}
