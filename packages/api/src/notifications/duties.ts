import { sql } from "kysely";
import type { DutyParticipant } from "../users/duty-participant.ts";

export const notificationsDuties: DutyParticipant = {
  columns: { "notifications.user_id": "own", "muted_jobs.user_id": "own" },

  async forget({ db, user }) {
    for (const table of ["muted_jobs", "notifications"])
      await sql`delete from ${sql.table(table)} where user_id = ${user.id}`.execute(db);
  },
};
