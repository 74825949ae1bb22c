import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

export const candidatesDuties: DutyParticipant = {
  columns: {
    "candidate_imports.user_id": "duty",
    "candidates.added_by": "history",
    "candidate_events.user_id": "history",
    "candidate_merges.user_id": "history",
    "talent_pools.created_by": "history",
    "talent_pool_members.added_by": "history",
  },

  duties: {
    IMPORT: {
      find: ({ id }) => sql`select i.id::text as id, i.name as label,
          ${routes.candidateList}::text as path
        from candidate_imports i where i.user_id = ${id} order by i.id`,
      reassign: ({ db, user }, to, ids) =>
        sql`update candidate_imports set user_id = ${to.id}
          where user_id = ${user.id} and ${isAmong(ids, "id")}`.execute(db),
      end: ({ db, user }, ids) =>
        sql`delete from candidate_imports
          where user_id = ${user.id} and ${isAmong(ids, "id")}`.execute(db),
    },
  },
};
