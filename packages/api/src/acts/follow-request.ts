import type { SubjectKey, SubjectKind } from "@ats/core/approvals/subject";
import type { CostHold } from "@ats/core/costs/cost";
import { readAskingJob } from "../approvals/job-subject.ts";
import { mailApproved } from "../approvals/mail.ts";
import { readAskingOffer } from "../approvals/offer-subject.ts";
import { fieldsRead } from "../approvals/send-requisition.ts";
import type { StoredRequisition } from "../approvals/stored-requisition.ts";
import { lockApplications } from "../applications/lock-applications.ts";
import { publishChange } from "../applications/publish-change.ts";
import { asCompany } from "../database/database.ts";
import { openApprovedJob, returnJob } from "../jobs/open-approved-job.ts";
import type { Acting } from "../kernel/implement.ts";

/** How a record goes with its request. */
interface Follower {
  /** Locks the record before its request, whether or not the caller's role covers it. */
  lock(acting: Pick<Acting, "actor" | "db">, id: number): Promise<unknown>;
  /** Makes the record follow its request. Returns what is left to do, if anything. */
  follow(
    acting: Acting,
    requisition: StoredRequisition,
    comment: string | null,
  ): Promise<string | null>;
}

/** Approved, a job opens; back with its author, it is a draft; asked again, it leaves the public. */
const job: Follower = {
  lock: ({ db, actor }, id) =>
    asCompany(db, actor.company_id, () =>
      db
        .selectFrom("jobs")
        .select("id")
        .where("company_id", "=", actor.company_id)
        .where("id", "=", id)
        .forUpdate()
        .execute(),
    ),

  async follow({ db, actor, services }, requisition, comment) {
    const found = await readAskingJob(db, actor.company_id, requisition.subject_id);
    // Nobody in particular makes a sweep; what follows is the requester's.
    const user_id = actor.user_id ?? requisition.requested_by;
    const by = { db, services, actor: { ...actor, user_id } };
    const waits = found?.status === "PENDING_APPROVAL";
    if (waits && requisition.state === "approved")
      return (await openApprovedJob(by, found.id, fieldsRead(requisition)))?.message ?? null;
    if (waits && (requisition.state === "draft" || requisition.state === "sent_back"))
      await returnJob(by, found.id, { from: found.status, to: "DRAFT", reason: comment });
    if (found?.status === "ACTIVE" && requisition.state === "pending")
      await returnJob(by, found.id, { from: found.status, to: "PENDING_APPROVAL", reason: null });
    return null;
  },
};

/** Approved, an offer can be made: who sent it is told. Rejected or sent back, it is a draft still. */
const offer: Follower = {
  lock: async ({ db, actor }, id) => {
    const found = await readAskingOffer(db, actor.company_id, id);
    if (!found) return;
    await asCompany(db, actor.company_id, () => lockApplications(db, [found.application_id]));
  },

  async follow(acting, requisition) {
    const { db, actor } = acting;
    const found = await readAskingOffer(db, actor.company_id, requisition.subject_id);
    if (found) publishChange(acting, [{ id: found.application_id, job_id: found.job_id }]);
    if (requisition.state === "approved")
      await mailApproved(acting, requisition, "Make the offer, then record it as made");
    return null;
  },
};

/** Approved, a cost counts; back with who recorded it, it waits to be changed, or stays rejected. */
const cost: Follower = {
  lock: ({ db, actor }, id) =>
    asCompany(db, actor.company_id, () =>
      db
        .selectFrom("cost_lines")
        .select("id")
        .where("company_id", "=", actor.company_id)
        .where("id", "=", id)
        .forUpdate()
        .execute(),
    ),

  async follow(acting, requisition) {
    const { db, actor } = acting;
    const { state, subject_id } = requisition;
    // A withdrawn request leaves with its cost, or once the cost needs no approval.
    if (state === "withdrawn") return null;
    await asCompany(db, actor.company_id, () =>
      db
        .updateTable("cost_lines")
        .set({ hold: holds[state] })
        .where("company_id", "=", actor.company_id)
        .where("id", "=", subject_id)
        .execute(),
    );
    if (state === "approved") await mailApproved(acting, requisition, "Look at it");
    return null;
  },
};

/** The hold of a cost in each state of its request; a rejected request is a draft again. */
const holds: Record<Exclude<StoredRequisition["state"], "withdrawn">, CostHold | null> = {
  pending: "WAITING",
  sent_back: "SENT_BACK",
  draft: "REJECTED",
  approved: null,
};

const followers: Record<SubjectKind, Follower> = { job, offer, cost };

export const followRequest = (
  acting: Acting,
  requisition: StoredRequisition,
  comment: string | null = null,
): Promise<string | null> => followers[requisition.kind].follow(acting, requisition, comment);

export const lockSubject = (
  acting: Pick<Acting, "actor" | "db">,
  { kind, subject_id }: SubjectKey,
): Promise<unknown> => followers[kind].lock(acting, subject_id);
