import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { readHeldRole } from "../roles/held-role.ts";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

const isUsable = (id: number, now: Date) => sql`t.created_by = ${id}
  and t.revoked_date_time is null and t.expires_date_time > ${now}`;

export const apiTokensDuties: DutyParticipant = {
  columns: { "api_tokens.created_by": "duty", "api_tokens.revoked_by": "history" },

  duties: {
    API_TOKEN: {
      find: ({ id }, now) => sql`select t.id::text as id, t.name as label,
          ${routes.Settings}::text as path
        from api_tokens t where ${isUsable(id, now)} order by t.name, t.id`,
      async reassign({ db, user, now }, to, ids) {
        const { rows } = await sql<{ name: string; rights: string[] }>`select t.name, t.rights
          from api_tokens t where ${isUsable(user.id, now)} and ${isAmong(ids, "t.id")}`.execute(
          db,
        );
        const { rights } = await readHeldRole(db, { company_id: user.company_id, user_id: to.id });
        const lost = rows.find((token) =>
          token.rights.some((each) => !rights.includes(each as never)),
        );
        if (lost)
          throw new HttpError(
            409,
            `The API token ${lost.name} has rights that ${to.first_name} ${to.last_name} does not have. Choose a colleague who has them, or revoke this token.`,
          );
        await sql`update api_tokens t set created_by = ${to.id}
          where ${isUsable(user.id, now)} and ${isAmong(ids, "t.id")}`.execute(db);
      },
      end: ({ actor, db, user, now }, ids) =>
        sql`update api_tokens t set revoked_date_time = ${now}, revoked_by = ${actor.user_id}
          where ${isUsable(user.id, now)} and ${isAmong(ids, "t.id")}`.execute(db),
    },
  },
};
