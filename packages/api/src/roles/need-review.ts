import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";

/** Reads and locks a review of the company, so that decisions and its end take turns. */
export async function needReview({ actor, db }: Pick<Call, "actor" | "db">, id: number) {
  const review = await db
    .selectFrom("access_reviews")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .select(["id", "started_date_time", "finished_date_time"])
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw notFound("access review");
  return review;
}
