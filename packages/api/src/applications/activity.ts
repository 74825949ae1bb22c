import type { CompanyDb } from "../database/database.ts";
import { needApplication } from "./details.ts";

/** What happened to an application, newest first. */
export async function readActivity(db: CompanyDb, applicationId: number) {
  await needApplication(db, applicationId);
  const rows = await db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.user_id")
    .select(["a.id", "a.type", "a.status_before", "a.status_after", "a.reason"])
    .select(["a.created_date_time", "u.id as user_id", "u.first_name", "u.last_name"])
    .where("a.application_id", "=", applicationId)
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return rows.map(({ user_id, first_name, last_name, ...activity }) => ({
    ...activity,
    actor: user_id
      ? { id: user_id, first_name: first_name ?? "", last_name: last_name ?? "" }
      : null,
  }));
}
