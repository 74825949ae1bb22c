import { sql } from "kysely";
import type { PersonParticipant } from "../candidates/person-participant.ts";

export const siftPersonData: PersonParticipant = {
  tables: ["sift_scores"],

  async erase({ db, ofApplications }) {
    await sql`delete from sift_scores where ${ofApplications}`.execute(db);
  },

  async exportData({ db, id }) {
    const { rows } = await sql`
      select j.title as job_title, q.text as question, s.score, s.finished_date_time
      from sift_scores s
        join applications a on a.company_id = s.company_id and a.id = s.application_id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
        left join job_questions q on q.company_id = s.company_id and q.id = s.question_id
      where a.candidate_id = ${id} and s.score is not null
      order by a.id, s.question_id, s.key`.execute(db);
    return { data: { sift_scores: rows } };
  },
};
