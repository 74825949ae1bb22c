import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

/** Written in an application's thread, and not sent yet. */
const isPlanned = (id: number) => sql`m.user_id = ${id} and m.application_id is not null
  and not m.to_colleague and m.status = 'queued'`;

export const messagesDuties: DutyParticipant = {
  columns: {
    "outgoing_mail.user_id": "duty",
    "outgoing_mail.changed_by": "history",
    "attachments.created_by": "history",
  },

  duties: {
    PLANNED_MESSAGE: {
      find: ({
        id,
      }) => sql`select m.id::text as id, coalesce(nullif(m.subject, ''), left(m.text, 60)) as label,
          replace(${routes.applicationDetails}, '{id}', m.application_id::text) as path
        from outgoing_mail m where ${isPlanned(id)} order by m.next_attempt_date_time, m.id`,
      // Answers to the leaver go to who takes over; a brand keeps its name and its address.
      reassign: ({ db, user }, { id, first_name, last_name, email }, ids) =>
        sql`update outgoing_mail m set user_id = ${id},
            sender = case when m.sender is not null then jsonb_build_object(
              'name', case m.sender->>'name' when u.first_name || ' ' || u.last_name
                then ${`${first_name} ${last_name}`}::text else m.sender->>'name' end,
              'email', case m.sender->>'email' when u.email
                then ${email}::text else m.sender->>'email' end) end
          from users u where u.company_id = m.company_id and u.id = ${user.id}
            and ${isPlanned(user.id)} and ${isAmong(ids, "m.id")}`.execute(db),
      end: ({ actor, db, user }, ids) =>
        sql`update outgoing_mail m set status = 'cancelled', changed_by = ${actor.user_id},
            error = 'Its author has left.'
          where ${isPlanned(user.id)} and ${isAmong(ids, "m.id")}`.execute(db),
    },
  },
};
