import { sql } from "kysely";
import type { PersonParticipant } from "../../candidates/person-participant.ts";

export const placementsPersonData: PersonParticipant = {
  tables: ["placements"],

  async erase({ db, ofApplications }) {
    await sql`update placements set salary = null, currency = null, left_reason = ''
      where ${ofApplications}`.execute(db);
  },

  async exportData({ db, id }) {
    const { rows } = await sql`
      select g.name as agency, p.offered_date::text, p.start_date::text, p.salary, p.currency,
        p.left_date::text, p.left_reason, p.created_date_time
      from placements p
      join agencies g on g.company_id = p.company_id and g.id = p.agency_id
      join applications a on a.company_id = p.company_id and a.id = p.application_id
      where a.candidate_id = ${id} order by p.id`.execute(db);
    return { data: { placements: rows } };
  },
};
