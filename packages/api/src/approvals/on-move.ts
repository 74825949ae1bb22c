import { approvedOpenings } from "@ats/core/approvals/requisition";
import { sql } from "kysely";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { hasApprovals } from "../jobs/approval.ts";
import { ofJob } from "./job-subject.ts";
import { endRequests } from "./end-requests.ts";
import { ofOffer } from "./offer-subject.ts";
import { lockRequisition } from "./stored-requisition.ts";

/** A job opens only as many posts as were approved: further hires are refused. */
export const approvalsOnMove: MoveParticipant = {
  async refusals(call, moves) {
    const refused = new Map<number, string>();
    const hires = moves.filter(
      ({ row, to, job_id }) =>
        to.status === "HIRE" && (row.status !== "HIRE" || row.job_id !== job_id),
    );
    if (hires.length === 0 || !(await hasApprovals(call))) return refused;
    const { actor, db } = call;
    for (const [job_id, asked] of Map.groupBy(hires, (hire) => hire.job_id)) {
      const requisition = await lockRequisition(db, actor.company_id, ofJob(job_id));
      // A job that opened before the approval process was on.
      if (!requisition) continue;
      const approved = approvedOpenings(requisition);
      const { rows } = await sql<{ hired: number }>`select count(*)::int as hired
        from applications where company_id = ${actor.company_id} and job_id = ${job_id}
          and status = 'HIRE'`.execute(db);
      const left = Math.max(0, approved - (rows[0]?.hired ?? 0));
      for (const { row } of asked.slice(left))
        refused.set(
          row.id,
          approved === 1
            ? "The one approved opening of this job is filled. Ask for more openings first."
            : `The ${approved} approved openings of this job are filled. Ask for more openings first.`,
        );
    }
    return refused;
  },

  /** Nobody decides any more about the offers of applications that leave their job's process. */
  async onExit(call, { applications }) {
    const { actor, db } = call;
    const offers = await db
      .selectFrom("offers")
      .select("id")
      .where("company_id", "=", actor.company_id)
      .where(
        "application_id",
        "in",
        applications.map(({ row }) => row.id),
      )
      .orderBy("id")
      .execute();
    await endRequests(
      call,
      offers.map(({ id }) => ofOffer(id)),
    );
  },
};
