import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Two questions of Brightstaff on each job that it has: one answered to all agencies, one that waits. */
export async function addAgencyQuestions(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  today: Date,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const releases = await db
    .selectFrom("job_releases as r")
    .innerJoin("agencies as a", (on) =>
      on.onRef("a.company_id", "=", "r.company_id").onRef("a.id", "=", "r.agency_id"),
    )
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "r.company_id").onRef("j.id", "=", "r.job_id"),
    )
    .select(["r.job_id", "r.agency_id", "j.recruiter_id"])
    .where("r.company_id", "=", company_id)
    .where("r.opens_date_time", "<=", today)
    .where("a.name", "=", "Brightstaff")
    .orderBy("r.job_id")
    .execute();
  const rows = releases.flatMap(({ recruiter_id, ...release }) => {
    const asked = { ...release, company_id, asked_by: "Zara Hussain" };
    return [
      {
        ...asked,
        text: "Does the team work weekends?",
        created_date_time: new Date(+today - 2 * dayMs),
        answer: "Every third one, and it is planned eight weeks ahead.",
        is_shared: true,
        answered_by: recruiter_id,
        answered_date_time: new Date(+today - dayMs),
        version: 2,
      },
      {
        ...asked,
        text: "Would you see somebody who needs a month's notice?",
        created_date_time: new Date(+today - dayMs / 2),
        answer: null,
        is_shared: null,
        answered_by: null,
        answered_date_time: null,
        version: 1,
      },
    ];
  });
  await insertRows(db, "agency_questions", rows);
}
