import { listJobActivity } from "@ats/core/jobs/activity-contract";
import { sql } from "kysely";
import { actorOf } from "../users/actor-of.ts";
import { implement } from "../kernel/implement.ts";
import { readJob } from "./details.ts";

/** Lists the activities of a job, newest first. */
export const listActivity = implement(listJobActivity, async ({ params, query, db }) => {
  await readJob(db, params.id);
  const rows = await db
    .selectFrom("job_events as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .where("e.job_id", "=", params.id)
    .select(["e.id", "e.type", "e.status_before", "e.status_after", "e.reason", "e.changes"])
    .select(["e.created_date_time", "e.through", "u.id as user_id", "u.first_name", "u.last_name"])
    .select(["u.home_company_name", sql<number>`count(*) over ()::int`.as("total")])
    .orderBy("e.created_date_time", "desc")
    .orderBy("e.id", "desc")
    .limit(query.most)
    .execute();
  return { records: rows.map(actorOf), total: rows[0]?.total ?? 0 };
});
