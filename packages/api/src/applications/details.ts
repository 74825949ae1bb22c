import { sql } from "kysely";
import { notFound } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";
import { type ApplicationDetailsRow, applicationColumns, applicationTables } from "./presenter.ts";

/** The application with everything that its page shows. */
export async function readDetails(db: CompanyDb, id: number): Promise<ApplicationDetailsRow> {
  const { rows } = await sql<Omit<ApplicationDetailsRow, "interviews">>`
    select ${applicationColumns}, a.answers, a.cv_name, a.cv_type, a.cv_size, c.history
    from ${applicationTables} where a.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound("application");
  const interviews = await db
    .selectFrom("interviews")
    .select(["id", "title", "location", "start_date_time", "end_date_time"])
    .where("application_id", "=", id)
    .orderBy("start_date_time")
    .orderBy("id")
    .execute();
  return { ...rows[0], interviews };
}

/** Refuses an application that does not exist for the company. */
export async function needApplication(db: CompanyDb, id: number) {
  const application = await db
    .selectFrom("applications")
    .select(["id", "job_id", "anonymised", "cv_key", "cv_name", "cv_type"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!application) throw notFound("application");
  return application;
}
