import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** A line of an application's record keeps the job of then: a notification told of the job that it was transferred to since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
alter table activities add column job_id bigint;
create function keep_job_of_activity() returns trigger language plpgsql as $$ begin
  new.job_id := (select job_id from applications
    where company_id = new.company_id and id = new.application_id);
  return new;
end $$;
create trigger activities_job before insert on activities
  for each row when (new.job_id is null) execute function keep_job_of_activity();
`;
