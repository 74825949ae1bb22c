import type { countUnviewed, viewApplication } from "@ats/core/applications/viewing-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { recordRead } from "./activity.ts";
import { needApplication } from "./details.ts";
import { inStatuses } from "./list-query.ts";

/** Marks an application as viewed by the actor, and records it. */
export async function markViewed(call: Call<typeof viewApplication>) {
  const { actor, params, db, services } = call;
  await needApplication(db, params.id);
  const { company_id, user_id } = actor;
  const viewed_date_time = services.clock();
  await db
    .insertInto("application_views")
    .values({ company_id, user_id, application_id: params.id, viewed_date_time })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "user_id", "application_id"])
        .doUpdateSet({ viewed_date_time }),
    )
    .execute();
  await recordRead(call, params.id, "viewed");
  return {};
}

/** Counts a job's active applications that the actor has not viewed. */
export async function unviewedOf({ actor, params, db }: Call<typeof countUnviewed>) {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from applications a
      where a.job_id = j.id and ${inStatuses("active", undefined)} and not exists (
        select from application_views v
        where v.user_id = ${actor.user_id} and v.application_id = a.id)) as count
    from jobs j where j.id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound("job");
  return rows[0];
}
