import { sql } from "kysely";
import { type DutyParticipant, isAmong } from "../users/duty-participant.ts";

const isShared = (id: number) => sql`v.user_id = ${id} and v.shared_with <> 'NOBODY'`;

export const listsDuties: DutyParticipant = {
  columns: {
    "saved_views.user_id": "duty",
    "saved_view_readers.user_id": "own",
    "default_views.user_id": "own",
  },

  duties: {
    SHARED_VIEW: {
      find: ({ id }) => sql`select v.id::text as id, v.name as label, null::text as path
        from saved_views v where ${isShared(id)} order by v.name, v.id`,
      async reassign({ db, user }, to, ids) {
        const isHandedOver = sql`${isShared(user.id)} and ${isAmong(ids, "v.id")}`;
        // A colleague has each name once.
        await sql`update saved_views v set name = left(v.name, 80) || ' (' || v.id || ')'
          where ${isHandedOver} and exists (select from saved_views own
            where own.user_id = ${to.id} and own.list = v.list and own.name = v.name)`.execute(db);
        await sql`delete from saved_view_readers where user_id = ${to.id}
          and view_id in (select v.id from saved_views v where ${isHandedOver})`.execute(db);
        await sql`update saved_views v set user_id = ${to.id} where ${isHandedOver}`.execute(db);
      },
      end: ({ db, user }, ids) =>
        sql`delete from saved_views v
          where ${isShared(user.id)} and ${isAmong(ids, "v.id")}`.execute(db),
    },
  },

  async forget({ db, user }) {
    for (const table of ["default_views", "saved_view_readers", "saved_views"])
      await sql`delete from ${sql.table(table)} where user_id = ${user.id}`.execute(db);
  },
};
