import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

const isUnfinished = (id: number) => sql`s.user_id = ${id} and s.finished_date_time is null`;

export const siftDuties: DutyParticipant = {
  columns: { "sift_scores.user_id": "duty" },

  duties: {
    // Answers are scored without a name and in an order of each reviewer's own.
    ANSWERS_TO_SCORE: {
      find: ({
        id,
      }) => sql`select j.id::text as id, j.title || ' (' || j.job_number || ')' as label,
          replace(${routes.sift}, '{id}', j.id::text) as path
        from jobs j where j.id in (select a.job_id from sift_scores s
          join applications a on a.company_id = s.company_id and a.id = s.application_id
          where ${isUnfinished(id)}) order by j.job_number`,
      end: ({ db, user }, ids) =>
        sql`delete from sift_scores s using applications a
          where a.company_id = s.company_id and a.id = s.application_id
            and ${isUnfinished(user.id)} and ${isAmong(ids, "a.job_id")}`.execute(db),
    },
  },
};
