import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

const isOpen = sql`e.status in ('DRAFT', 'PENDING')`;

export const documentsDuties: DutyParticipant = {
  columns: { "envelopes.created_by": "duty", "envelope_events.user_id": "history" },

  duties: {
    DOCUMENT: {
      find: ({ id }) => sql`select e.id::text as id, e.title as label,
          replace(${routes.applicationDetails}, '{id}', e.application_id::text) as path
        from envelopes e where e.created_by = ${id} and ${isOpen} order by e.id`,
      reassign: ({ db, user }, to, ids) =>
        sql`update envelopes e set created_by = ${to.id}
        where e.created_by = ${user.id} and ${isOpen} and ${isAmong(ids, "e.id")}`.execute(db),
    },
  },
};
