import type { JobName } from "@ats/core/jobs/job-name";
import { sql } from "kysely";

/** SQL for the names of the jobs whose ids row `user` of `users` lists, as JSON. */
export const jobsNamedBy = (user: string) => sql<JobName[]>`coalesce((
    select json_agg(json_build_object('id', named.id, 'title', named.title,
      'job_number', named.job_number) order by named.title, named.id)
    from jobs named where named.company_id = ${sql.ref(`${user}.company_id`)}
      and named.id in (select listed::bigint from unnest(${sql.ref(`${user}.scope_values`)}) listed
        where listed ~ '^[0-9]{1,15}$')), '[]')`;
