import type { Kysely, RawBuilder, SqlBool } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Key of an alert's mails. */
export const mailAbout = (id: number) => `job alert ${id}`;

/** Deletes alerts, and the mails about them, which have the address. */
export async function deleteAlerts(db: Kysely<Tables>, which: RawBuilder<SqlBool>): Promise<void> {
  const alerts = await db
    .deleteFrom("job_alerts")
    .where(which)
    .returning(["company_id", "id"])
    .execute();
  if (alerts.length === 0) return;
  await db
    .deleteFrom("outgoing_mail")
    .where("company_id", "in", [...new Set(alerts.map(({ company_id }) => company_id))])
    .where(
      "about",
      "in",
      alerts.map(({ id }) => mailAbout(id)),
    )
    .execute();
}
