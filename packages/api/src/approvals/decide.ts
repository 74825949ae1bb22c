import type { Act, People } from "@ats/core/approvals/acts";
import type {
  decideRequisitions,
  DecisionResult,
  RequisitionDecision,
} from "@ats/core/approvals/contract";
import { owedDecisions } from "@ats/core/approvals/owed-decisions";
import { openSteps } from "@ats/core/approvals/requisition";
import { can } from "@ats/core/rights/rights";
import { HttpError, notFound } from "../kernel/http-error.ts";
import type { Acting, Call } from "../kernel/implement.ts";
import { actOnRequisition } from "./act-on-requisition.ts";
import { leftToApprove } from "./left-to-approve.ts";
import { mailReturned } from "./mail.ts";
import { needReadable } from "./readable.ts";
import { lockRequisition, type StoredRequisition } from "./stored-requisition.ts";
import { titleOf } from "./title-of.ts";

export const eventOf = {
  approve: "approved",
  reject: "rejected",
  send_back: "sent_back",
} as const satisfies Record<RequisitionDecision, string>;

type Deciding = Pick<Call, "actor" | "db" | "services" | "afterCommit">;
type Body = Pick<Call<typeof decideRequisitions>["body"], "decision" | "comment" | "on_behalf_of">;

interface Decided {
  record: DecisionResult;
  /** The requisition as it is now; undefined when nothing was decided. */
  decided?: StoredRequisition;
}

/** Decides about one request, in every step that waits for the caller, or says why it can't. */
export async function decideOne(
  call: Deciding,
  seen: { id: number; version: number },
  body: Body,
  people: People,
): Promise<Decided> {
  const { actor, db } = call;
  if (body.on_behalf_of !== undefined && !can(actor, "MANAGE_APPROVALS"))
    throw new HttpError(403, "Your role has no right to manage approvals.");
  const requisition = await lockRequisition(db, actor.company_id, { id: seen.id });
  if (!requisition) throw notFound("request");
  await needReadable(call, requisition, people);
  if (requisition.version !== seen.version)
    return {
      record: result(requisition, false, "What it asks for has changed. Look at it again."),
    };
  const done = await decideSteps(call, requisition, body, people);
  if ("problem" in done) return { record: result(requisition, false, done.problem) };
  if (body.decision !== "approve") await mailReturned(call, done, body.comment ?? "");
  const message = done.state === "pending" ? leftToApprove(done) : null;
  return { record: result(done, true, message), decided: done };
}

const result = (now: StoredRequisition, decided: boolean, message: string | null) => ({
  id: now.id,
  kind: now.kind,
  subject_id: now.subject_id,
  title: titleOf(now),
  decided,
  state: now.state,
  message,
});

/** Approves every step that waits for the caller; one rejection or return is enough. */
export async function decideSteps(
  call: Acting & { actor: { user_id: number } },
  requisition: StoredRequisition,
  { decision, comment = "", on_behalf_of }: Body,
  people: People,
) {
  const by = call.actor.user_id;
  const owed = (now: StoredRequisition) =>
    on_behalf_of === undefined
      ? owedDecisions(now, by, people)
      : openSteps(now)
          .filter(({ approvers }) => approvers.includes(on_behalf_of))
          .map(({ id: step }) => ({ step, approver: on_behalf_of }));
  const decided = new Set<string>();
  let now = requisition;
  for (;;) {
    const next = owed(now).find(({ step }) => !decided.has(step));
    if (!next && decided.size > 0) return now;
    // Without one, the state machine says why there is nothing to decide.
    const { step, approver } = next ?? {
      step: openSteps(now)[0]?.id ?? "",
      approver: on_behalf_of ?? by,
    };
    decided.add(step);
    const isOnBehalf = on_behalf_of !== undefined;
    const act: Act =
      decision === "approve"
        ? { type: "approve", by, step, approver, isOnBehalf }
        : { type: decision, by, step, approver, isOnBehalf, comment };
    const done = await actOnRequisition(call, now, act, people, {
      type: eventOf[decision],
      approver_id: approver,
      is_on_behalf: isOnBehalf,
      comment: comment || null,
    });
    if ("problem" in done && decided.size === 1) return done;
    if ("problem" in done) return now;
    now = done;
    if (decision !== "approve" || now.state !== "pending") return now;
  }
}
