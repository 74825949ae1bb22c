import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Views of other lists than candidates are saved too; and jobs are released to agencies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table saved_searches rename to saved_views;
alter table saved_views add column list text not null default 'candidates';
alter table saved_views alter column list drop default;
alter table saved_views drop constraint saved_searches_company_id_user_id_name_key;
alter table saved_views add unique (company_id, user_id, list, name);
alter table jobs add column released_date_time timestamptz;
alter table job_events drop constraint job_events_type_check;
`,
  );
}
