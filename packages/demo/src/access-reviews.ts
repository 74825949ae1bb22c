import type { Tables } from "@ats/api/database/tables";
import { finishReview } from "@ats/api/internal/roles/finish-review";
import { readReviewedPeople } from "@ats/api/internal/roles/read-reviews";
import { rightsOf } from "@ats/core/rights/rights";
import type { Kysely } from "kysely";
import { demoAccounts } from "./accounts.ts";
import type { DemoData } from "./data.ts";

const day = 86_400_000;

/** Adds two reviews of Northgate Group's users: last quarter's, and one in which a few are decided. */
export async function addAccessReviews(
  db: Kysely<Tables>,
  { users }: Pick<DemoData, "users">,
  now: Date,
): Promise<void> {
  const [admin, other] = ["admin", "sophie.marchetti"].map((name) =>
    users.find(({ email }) => email === `${name}@northgate.example`),
  );
  if (!admin || !other) return;
  const { company_id } = admin;
  const reader = { company_id, rights: rightsOf["Recruiter admin user"] };
  const people = users.filter(
    (user) =>
      user.company_id === company_id && user.home_user_id === null && !user.deactivated_date_time,
  );
  const review = async (startedDaysAgo: number, decided: (id: number) => boolean) => {
    const at = new Date(now.getTime() - startedDaysAgo * day);
    const { id: review_id } = await db
      .insertInto("access_reviews")
      .values({
        company_id,
        role: null,
        scope: null,
        due_date: new Date(at.getTime() + 14 * day).toISOString().slice(0, 10),
        started_by: admin.id,
        started_date_time: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("access_review_people")
      .values(people.map(({ id: user_id }) => ({ company_id, review_id, user_id })))
      .execute();
    const { records } = await readReviewedPeople(db, reader, { review_id }, at);
    for (const { id, state, userType: user_type, scope, reasons } of records.filter((each) =>
      decided(each.id),
    ))
      await db
        .updateTable("access_review_people")
        .set({
          decision: state === "LOCKED" ? "LOCK" : "CONFIRM",
          // Nobody decides about themselves.
          decided_by: id === admin.id ? other.id : admin.id,
          decided_date_time: new Date(at.getTime() + 2 * day),
          user_type,
          scope,
          reasons,
        })
        .where("company_id", "=", company_id)
        .where("review_id", "=", review_id)
        .where("user_id", "=", id)
        .execute();
    return { id: review_id, at };
  };
  const { at } = await review(92, () => true);
  await finishReview({
    actor: { company_id, user_id: admin.id },
    db,
    services: { clock: () => new Date(at.getTime() + 2 * day) },
  });
  await review(4, (id) => id > demoAccounts.length && id % 2 === 0);
}
