import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

const triggers = (table: string) =>
  Object.entries({ insert: "new", update: "new", delete: "old" }).map(
    ([event, row]) => `
create trigger ${table}_${event}_awaited after ${event} on ${table}
  referencing ${row} table as changed for each statement execute function await_feedback();`,
  );

/**
 * Since when an application waits for feedback: the end of its first interview that no scorecard
 * has followed. Kept by the database, so that a job finds those it waits for by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
alter table applications add column feedback_awaited_date_time timestamptz;
create function feedback_awaited(of_company int, of_application bigint) returns timestamptz
language sql stable as $$
  select min(i.end_date_time) from interviews i
  where i.company_id = of_company and i.application_id = of_application and i.status = 'SCHEDULED'
    and not exists (select from scorecards s where s.company_id = of_company
      and s.application_id = of_application and s.submitted_date_time > i.start_date_time)
$$;
update applications a set feedback_awaited_date_time = feedback_awaited(a.company_id, a.id)
  where (a.company_id, a.id) in (select company_id, application_id from interviews);
create function await_feedback() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  -- Of two changes at once the later waits here, so that what follows sees both.
  perform from applications a
    where (a.company_id, a.id) in (select company_id, application_id from changed)
    order by a.id for no key update;
  update applications a set feedback_awaited_date_time = feedback_awaited(a.company_id, a.id)
    where (a.company_id, a.id) in (select company_id, application_id from changed)
      and a.feedback_awaited_date_time is distinct from feedback_awaited(a.company_id, a.id);
  return null;
end $$;
${["interviews", "scorecards"].flatMap(triggers).join("")}
create index applications_feedback on applications (company_id, job_id, feedback_awaited_date_time)
  where status_order = 3 and feedback_awaited_date_time is not null;
`,
  );
}
