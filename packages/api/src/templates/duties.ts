import { routes } from "@ats/core/navigation/routes";
import { sql } from "kysely";
import type { DutyParticipant } from "../users/duty-participant.ts";

export const templatesDuties: DutyParticipant = {
  columns: { "templates.created_by": "duty" },

  duties: {
    TEMPLATE: {
      find: ({ id }) => sql`
        select 'template ' || t.id as id, t.name as label, ${routes.emailTemplates}::text as path
        from templates t where t.created_by = ${id}
        union all
        select 'job template ' || t.id, t.name, null
        from job_templates t where t.created_by = ${id}
        order by label, id`,
      async reassign({ db, user }, to, ids) {
        for (const [table, kind] of [
          ["templates", "template"],
          ["job_templates", "job template"],
        ] as const)
          await sql`update ${sql.table(table)} set created_by = ${to.id}
            where created_by = ${user.id}
              and ${kind}::text || ' ' || id = any(${[...ids]}::text[])`.execute(db);
      },
    },
  },
};
