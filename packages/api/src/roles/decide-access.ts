import type { AccessDecision } from "@ats/core/roles/access-review";
import * as contract from "@ats/core/roles/access-review-contract";
import { can } from "@ats/core/rights/rights";
import { recordAudit } from "../audit/record-audit.ts";
import { missing } from "../kernel/authorise.ts";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { accountActs } from "../users/account-acts.ts";
import { type ActedOn, actOnEach } from "../users/act-on-each.ts";
import { lockAdministrators, needOtherAdministrator, needRoleToGive } from "../users/give-role.ts";
import { setRole } from "../users/set-role.ts";
import { finishReview, subjectOf } from "./finish-review.ts";
import { needReview } from "./need-review.ts";
import { readReviewedPeople } from "./read-reviews.ts";

type Deciding = Call<typeof contract.decideAccess>;
type Review = Awaited<ReturnType<typeof needReview>>;

export const decideAccess = implement(contract.decideAccess, async (call) => {
  await lockAdministrators(call.db, call.actor.company_id);
  const review = await needReview(call, call.params.id);
  if (review.finished_date_time) throw new HttpError(409, "This review is finished.");
  const results = await actOnEach(call, call.body.ids, (user) => decide(call, review, user));
  return { results, is_finished: await finishReview(call) };
});

async function decide(call: Deciding, review: Review, user: ActedOn): Promise<void> {
  const { actor, body, db, services } = call;
  const { id, subject } = user;
  if (id === actor.user_id)
    throw new HttpError(409, "You cannot review your own access. Ask another administrator.");
  const now = services.clock();
  const people = await readReviewedPeople(db, actor, { review_id: review.id, user_id: id }, now);
  const [person] = people.records;
  if (!person) throw new HttpError(409, `${subject.name} is not part of this review.`);
  if (person.has_left) throw new HttpError(409, `${subject.name} has left.`);
  if (person.decision)
    throw new HttpError(
      409,
      `${person.decided_by_name} has already decided about ${subject.name}. Change the account in Users.`,
    );
  const new_role = await take[body.decision](call, review, user);
  const { userType: user_type, scope, last_sign_in_date_time, reasons } = person;
  await db
    .updateTable("access_review_people")
    .set({
      decision: body.decision,
      decided_by: actor.user_id,
      decided_date_time: now,
      comment: body.comment || null,
      new_role,
      user_type,
      scope,
      last_sign_in_date_time,
      reasons,
    })
    .where("company_id", "=", actor.company_id)
    .where("review_id", "=", review.id)
    .where("user_id", "=", id)
    .execute();
  const type = body.decision === "CONFIRM" ? "access_confirmed" : "access_revoked";
  await recordAudit(call, { type, subject, reason: body.comment });
}

/** Carries a decision out on the account; returns the new role, if any. */
const take: Record<
  AccessDecision,
  (call: Deciding, review: Review, user: ActedOn) => Promise<string | null>
> = {
  CONFIRM: async () => null,

  async LOCK(call, _, user) {
    needToManage(call);
    await accountActs.LOCK(call, user);
    return null;
  },

  async CHANGE_ROLE(call, review, user) {
    needToManage(call);
    const { userType = "", scope_values } = call.body;
    const role = await needRoleToGive(call, userType, scope_values);
    const isSame =
      role.user_type === user.user_type &&
      role.scope_values.toSorted().join() === user.scope_values.toSorted().join();
    if (isSame)
      throw new HttpError(409, `${user.subject.name} has this role already. Choose another.`);
    await needOtherAdministrator(call.db, user);
    await setRole(call, user, role, `Decided in ${subjectOf(review).name}`);
    return role.user_type;
  },
};

function needToManage({ actor }: Deciding): void {
  if (!can(actor, "UPDATE_USERS")) throw missing("UPDATE_USERS", actor);
}
