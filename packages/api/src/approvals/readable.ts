import type { People } from "@ats/core/approvals/acts";
import { owedDecisions } from "@ats/core/approvals/owed-decisions";
import { can } from "@ats/core/rights/rights";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import type { StoredRequisition } from "./stored-requisition.ts";

type Reading = Pick<Call, "actor" | "db">;

/** True for who may read a job's request by their role: the job's row is visible to them. */
export async function seesJob({ actor, db }: Reading, job_id: number): Promise<boolean> {
  if (!can(actor, "UPDATE_JOBS")) return false;
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", job_id)
    .executeTakeFirst();
  return job !== undefined;
}

/** True for who reads what they decide or sent: not a server or a partner's page without a right. */
export const readsOwn = ({ actor }: Pick<Call, "actor">): boolean =>
  actor.through === null || can(actor, "VIEW_JOBS");

/**
 * Refuses, as not found, who may not read a request. Approvers, past and present, and who sent it
 * may, whatever their role covers; they see the request and no applicant.
 */
export async function needReadable(
  call: Reading,
  requisition: StoredRequisition,
  people: People,
): Promise<void> {
  const { actor, db } = call;
  const { user_id } = actor;
  if (await seesJob(call, requisition.job_id)) return;
  if (!readsOwn(call)) throw notFound("request");
  if (requisition.requested_by === user_id) return;
  if (requisition.steps.some(({ approvers }) => approvers.includes(user_id))) return;
  if (owedDecisions(requisition, user_id, people).length > 0) return;
  const event = await db
    .selectFrom("requisition_events")
    .select("id")
    .where("company_id", "=", actor.company_id)
    .where("requisition_id", "=", requisition.id)
    .where("user_id", "=", user_id)
    .limit(1)
    .executeTakeFirst();
  if (!event) throw notFound("request");
}
