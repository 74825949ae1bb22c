import { perform } from "@ats/core/approvals/perform";
import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import type { DutyIds, DutyParticipant, Leaving, Successor } from "../users/duty-participant.ts";
import { HttpError } from "../kernel/http-error.ts";
import { actOnRequisition } from "./act-on-requisition.ts";
import { chainDuty } from "./chain-duty.ts";
import { readPeople } from "./people.ts";
import { lockRequisition, subjectIdIn } from "./stored-requisition.ts";
import { labelSql, titleOf } from "./title-of.ts";

/** Ids of the duties are those of the requisition and its step. */
async function passOn(leaving: Leaving, ids: DutyIds, to?: Successor): Promise<void> {
  const { db, user, now } = leaving;
  const people = await readPeople(db, user.company_id, now, user.id);
  for (const each of ids) {
    const [id, ...rest] = each.split(" ");
    const step = rest.join(" ");
    const requisition = await lockRequisition(db, user.company_id, { id: Number(id) });
    if (!requisition) continue;
    const reassign = to && ({ type: "reassign", step, from: user.id, to: to.id } as const);
    // A successor who is an approver of the step already, or the requester, is passed over.
    const isTaken = reassign && !("problem" in perform(requisition, reassign, people));
    const done = await actOnRequisition(
      leaving,
      requisition,
      isTaken ? reassign : { type: "leave" },
      people,
      isTaken ? { type: "reassigned", approver_id: to.id } : { type: "passed_on" },
    );
    if ("problem" in done) throw new HttpError(409, `${titleOf(requisition)}: ${done.problem}`);
  }
}

export const approvalsDuties: DutyParticipant = {
  columns: {
    "approval_chains.created_by": "history",
    "approval_delegations.from_user_id": "own",
    "approval_delegations.to_user_id": "own",
    "approval_delegations.created_by": "history",
    "requisitions.requested_by": "history",
    "requisition_approvers.user_id": "duty",
    "approval_links.user_id": "own",
    "requisition_events.user_id": "history",
    "requisition_events.approver_id": "history",
    "users.line_manager_id": "history",
  },

  duties: {
    APPROVER: {
      find: ({ id }) => sql`select a.requisition_id || ' ' || a.step_id as id,
          ${labelSql} as label,
          ${routes.vacancyApproval} || '?' || r.kind || '=' || ${subjectIdIn("r")} as path
        from requisition_approvers a
        join requisitions r on r.company_id = a.company_id and r.id = a.requisition_id
        where a.user_id = ${id} order by r.job_number, a.step_id`,
      reassign: (leaving, to, ids) => passOn(leaving, ids, to),
      end: (leaving, ids) => passOn(leaving, ids),
    },
    APPROVAL_CHAIN: chainDuty,
  },

  async forget({ db, user }) {
    await sql`delete from approval_delegations where company_id = ${user.company_id}
      and (from_user_id = ${user.id} or to_user_id = ${user.id})`.execute(db);
    await db.deleteFrom("approval_links").where("user_id", "=", user.id).execute();
  },
};
