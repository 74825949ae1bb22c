import * as contract from "@ats/core/roles/access-review-contract";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { csvFile } from "../kernel/csv-file.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";
import { isOwnUser, scopeOf } from "../users/account-state.ts";
import { lockAdministrators } from "../users/give-role.ts";
import { decideAccess } from "./decide-access.ts";
import { finishReview, hasLeft, subjectOf } from "./finish-review.ts";
import { needReview } from "./need-review.ts";
import { readReviewedPeople, readReviews } from "./read-reviews.ts";

const listAccessReviews = implement(contract.listAccessReviews, async ({ actor, db, query }) => {
  const { total } = await db
    .selectFrom("access_reviews")
    .where("company_id", "=", actor.company_id)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { records: await readReviews(db, actor.company_id, query), total: Number(total) };
});

async function oneReview({ actor, db }: Pick<Call, "actor" | "db">, id: number) {
  const [review] = await readReviews(db, actor.company_id, { id, page_no: 0, per_page: 1 });
  if (!review) throw notFound("access review");
  return review;
}

const listReviewedPeople = implement(contract.listReviewedPeople, async (call) => {
  const { actor, db, params, query, services } = call;
  await oneReview(call, params.id);
  const wanted = { review_id: params.id, ...query };
  return readReviewedPeople(db, actor, wanted, services.clock());
});

const header = [
  "Name",
  "Email",
  "Role",
  "Last sign-in (UTC)",
  "Why they have access",
  "Decision",
  "New role",
  "Comment",
  "Decided by",
  "Decided (UTC)",
];

const decisionNames = { CONFIRM: "Confirmed", LOCK: "Locked", CHANGE_ROLE: "Role changed" };

const exportAccessReview = implement(contract.exportAccessReview, async (call) => {
  const { actor, db, params, services } = call;
  const review = await oneReview(call, params.id);
  const { records } = await readReviewedPeople(
    db,
    actor,
    { review_id: params.id },
    services.clock(),
  );
  return csvFile(`Access review ${review.started_date_time.toISOString().slice(0, 10)}.csv`, [
    header,
    ...records.map((person) => [
      person.name,
      person.email,
      person.userType,
      person.last_sign_in_date_time?.toISOString() ?? "",
      person.reasons.join(" "),
      person.decision ? decisionNames[person.decision] : person.has_left ? "Left" : "Not decided",
      person.new_role,
      person.comment,
      person.decided_by_name,
      person.decided_date_time?.toISOString() ?? "",
    ]),
  ]);
});

const endAccessReview = implement(contract.endAccessReview, async (call) => {
  const { actor, db, params, services } = call;
  const review = await needReview(call, params.id);
  if (!review.finished_date_time) {
    await db
      .updateTable("access_reviews")
      .set({ finished_date_time: services.clock(), ended_by: actor.user_id })
      .where("company_id", "=", actor.company_id)
      .where("id", "=", params.id)
      .execute();
    await recordAudit(call, { type: "access_review_ended", subject: subjectOf(review) });
  }
  return oneReview(call, params.id);
});

/** People who have left are no part of it, and guests are reviewed at their own company. */
const startAccessReview = implement(contract.startAccessReview, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id } = actor;
  await lockAdministrators(db, company_id);
  await finishReview(call);
  const open = await db
    .selectFrom("access_reviews")
    .where("company_id", "=", company_id)
    .where("finished_date_time", "is", null)
    .select("id")
    .executeTakeFirst();
  if (open) throw new HttpError(409, "A review is open already. Finish or end it first.");
  const now = services.clock();
  if (body.due_date < now.toISOString().slice(0, 10))
    throw new HttpError(400, "The last day is over. Choose a day to come.");
  const review = await db
    .insertInto("access_reviews")
    .values({ company_id, ...body, started_by: actor.user_id, started_date_time: now })
    .returning(["id", "started_date_time"])
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into access_review_people (company_id, review_id, user_id)
    select u.company_id, ${review.id}, u.id from users u
    where u.company_id = ${company_id} and ${isOwnUser} and not ${hasLeft}
      and (${body.role}::text is null or u.user_type = ${body.role})
      and (${body.scope}::text is null or ${scopeOf} = ${body.scope})`.execute(db);
  if (!numAffectedRows)
    throw new HttpError(
      409,
      "Nobody has this role and scope. Choose another, or review everybody.",
    );
  await recordAudit(call, { type: "access_review_started", subject: subjectOf(review) });
  return oneReview(call, review.id);
});

export const reviewHandlers = [
  listAccessReviews,
  listReviewedPeople,
  exportAccessReview,
  decideAccess,
  endAccessReview,
  startAccessReview,
];
