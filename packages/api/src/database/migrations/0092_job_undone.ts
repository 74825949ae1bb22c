import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What is undone of a job comes back as it was; and a draft's record has a line for a sitting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table jobs add column previous_published_date_time timestamptz;
alter table jobs add column previous_released_date_time timestamptz;
update jobs set previous_published_date_time = published_date_time where previous_status is not null;

-- The line of a draft that its writer goes on with, and no other.
grant update (changes, created_date_time) on job_events to ats_company;
create policy gone_on_with on job_events as restrictive for update
  using (type = 'updated' and exists (select from jobs j
    where j.company_id = job_events.company_id and j.id = job_id and j.status = 'DRAFT'));
`;
