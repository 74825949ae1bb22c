import type { Northgate } from "./northgate.ts";
import { testNow } from "../records.ts";

/** Drafts of offers to two applicants. */
export async function makeOffers(
  { db, ids, users }: Pick<Northgate, "db" | "ids" | "users">,
  applicationIds: readonly [number, number],
) {
  const [first = 0, second = 0] = (
    await db
      .insertInto("offers")
      .values(
        applicationIds.map((application_id) => ({
          company_id: ids.northgate,
          application_id,
          state: "DRAFT" as const,
          offered_salary: 2_600_000,
          currency: "GBP",
          job_type: "Full time",
          note: "",
          created_by: users.recruiter.id,
          created_date_time: testNow,
        })),
      )
      .returning("id")
      .execute()
  ).map(({ id }) => id);
  return { first, second };
}
