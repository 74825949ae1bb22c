import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/**
 * How long a company keeps candidates, who has been kept for that long, and since when that is known.
 * Who is in a process or hired is not asked about: their place is between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
create table retention_settings (
  company_id int primary key references companies,
  is_on boolean not null,
  months int not null check (months between 1 and 120),
  version int not null
);
${company.rows("retention_settings")}
alter table candidates add column flagged_date_time timestamptz;
create index candidates_idle on candidates (company_id, (coalesce(last_activity_date_time, created_date_time)))
  where status_order in (-1, 0, 6, 7) and retention_date is null and flagged_date_time is null and not legal_hold;
create index candidates_agreed on candidates (company_id, retention_date)
  where status_order in (-1, 0, 6, 7) and retention_date is not null and flagged_date_time is null and not legal_hold;
create index candidates_flagged on candidates (company_id, flagged_date_time, id)
  where flagged_date_time is not null;
create index candidates_held on candidates (company_id, id) where legal_hold;
-- What the period's end erased, nobody did.
alter table candidate_events alter column user_id drop not null;
`,
  );
}
