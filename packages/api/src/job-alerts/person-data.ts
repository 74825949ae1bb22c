import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import { deleteAlerts } from "./delete-alerts.ts";

export const jobAlertsPersonData: PersonParticipant = {
  tables: ["job_alerts"],

  erase: ({ db, id }) =>
    deleteAlerts(
      db,
      sql`email_key = (select email_key from candidates where id = ${id} and email_key <> '')`,
    ),

  async exportData({ db, email }) {
    const job_alerts = await db
      .selectFrom("job_alerts")
      .select(["email", "search", "frequency", "language"])
      .select(["created_date_time", "confirmed_date_time"])
      .where("email_key", "=", emailKey(email))
      .orderBy("id")
      .execute();
    return { data: { job_alerts } };
  },
};
