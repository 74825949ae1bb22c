import { sql } from "kysely";
import type { PersonParticipant } from "../candidates/person-participant.ts";

export const offersPersonData: PersonParticipant = {
  tables: ["offers"],

  async erase({ db, ofApplications }) {
    await sql`delete from offers where ${ofApplications}`.execute(db);
    return {};
  },

  async exportData({ db, id }) {
    const { rows: offers } = await sql`
      select o.state, o.offered_salary, o.currency, o.job_type, o.start_date::text,
        o.answer_by::text, o.note, o.reason, o.created_date_time, o.made_date_time, o.ended_date_time
      from offers o join applications a on a.id = o.application_id
      where a.candidate_id = ${id} order by o.id`.execute(db);
    return { data: { offers } };
  },
};
