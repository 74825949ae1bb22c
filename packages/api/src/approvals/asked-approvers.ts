import { requiredSteps } from "@ats/core/approvals/chain";
import { openSteps } from "@ats/core/approvals/requisition";
import type { Call } from "../kernel/implement.ts";
import { ofJob } from "./job-subject.ts";
import { resolveChain } from "./resolve-chain.ts";
import { readRequisition } from "./stored-requisition.ts";
import { readSubject } from "./subjects.ts";

/** Users who are asked first when the caller sends a job for approval, or who are asked now. */
export async function askedApprovers(
  { actor, db }: Pick<Call, "actor" | "db">,
  { id }: { id: number },
): Promise<number[]> {
  const requisition = await readRequisition(db, actor.company_id, ofJob(id));
  const open = requisition ? openSteps(requisition) : [];
  if (open.length > 0) return open.flatMap(({ approvers }) => [...approvers]);
  const subject = await readSubject(db, actor.company_id, ofJob(id), requisition?.fields);
  if (!subject) return [];
  const { steps } = await resolveChain(db, subject, actor.user_id);
  const required = requiredSteps(steps, subject.fields);
  const first = Math.min(...required.map(({ stage }) => stage));
  const asked = required.filter(({ stage }) => stage === first);
  return asked.flatMap(({ approvers }) => approvers.filter((user) => user !== actor.user_id));
}
