import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

/** An open review of two people of Northgate Group, about neither of whom is decided. */
export async function makeAccessReview({ db, ids, users }: Northgate) {
  const { id } = await db
    .insertInto("access_reviews")
    .values({
      company_id: ids.northgate,
      role: null,
      scope: null,
      due_date: "2026-12-04",
      started_by: users.admin.id,
      started_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("access_review_people")
    .values(
      [users.recruiter, users.manager].map(({ id: user_id }) => ({
        company_id: ids.northgate,
        review_id: id,
        user_id,
      })),
    )
    .execute();
  return { accessReview: id };
}
