import { type Kysely, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { before } from "../kernel/time.ts";
import type { LinkedAlert } from "./alert-links.ts";
import { deleteAlerts } from "./delete-alerts.ts";
import { nextAlert } from "./next-alert.ts";

/** Days for which an alert waits for its confirmation; then it is deleted. */
export const alertDays = 7;
export const alertWaitMs = alertDays * 24 * 60 * 60_000;

/** Finds an alert that is confirmed, or still may be. */
export const findAlert = (db: Kysely<Tables>, { company_id, id }: LinkedAlert, now: Date) =>
  db
    .selectFrom("job_alerts as a")
    .innerJoin("companies as c", "c.id", "a.company_id")
    .selectAll("a")
    .select("c.name as company")
    .where("a.company_id", "=", company_id)
    .where("a.id", "=", id)
    .where((is) =>
      is.or([
        is("a.confirmed_date_time", "is not", null),
        is("a.created_date_time", ">", before(now, alertWaitMs)),
      ]),
    );

/** Confirms an alert, in place of another one of this address for the same vacancies. */
export async function confirmAlert(db: CompanyDb, link: LinkedAlert, now: Date): Promise<boolean> {
  const alert = await findAlert(db, link, now).forUpdate("a").executeTakeFirst();
  if (!alert) return false;
  if (alert.confirmed_date_time) return true;
  const { id, email_key } = alert;
  await deleteAlerts(
    db,
    sql`email_key = ${email_key} and id <> ${id} and search = ${JSON.stringify(alert.search)}::jsonb`,
  );
  await db
    .updateTable("job_alerts")
    .set({ confirmed_date_time: now, next_mail_date_time: await nextAlert(db, alert, now) })
    .where("company_id", "=", alert.company_id)
    .where("id", "=", id)
    .execute();
  return true;
}
