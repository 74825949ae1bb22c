import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * The job whose form the candidate has sent with an application: whom a colleague put on a job, or
 * transferred to it, sends that job's form once more. And the job for which a form is kept, which is
 * not the application's any more once that is transferred.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, columns);
}

const columns = `
alter table applications add column form_job_id bigint;
update applications a set form_job_id = a.job_id
where a.status <> 'INCOMPLETE' and a.submitted
  and exists (select from activities v where v.company_id = a.company_id
    and v.application_id = a.id and v.type = 'applied' and v.user_id is null)
  and not exists (select from activities v where v.company_id = a.company_id
    and v.application_id = a.id and v.type = 'transferred');
alter table kept_applications add column job_id bigint;
update kept_applications k set job_id = a.job_id from applications a
where a.company_id = k.company_id and a.id = k.application_id;
alter table kept_applications alter column job_id set not null;
`;
