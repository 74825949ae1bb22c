import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

const heardBy = `'applied','status_changed','note_added','rated','tagged','transferred',
  'scorecard_submitted','interview_scheduled','interview_moved','interview_changed',
  'interview_cancelled','interview_missed','interview_restored','messaged','document_sent',
  'document_signed','check_recorded','times_declined'`;

const hear = (rows: string, heard: string) => `
  update candidates c set last_activity_date_time = heard.at
  from (select a.company_id, a.candidate_id, max(v.created_date_time)
    from ${rows} v join applications a on a.company_id = v.company_id and a.id = v.application_id
    where ${heard} group by 1, 2) heard (company_id, id, at)
  where c.company_id = heard.company_id and c.id = heard.id
    and (c.last_activity_date_time is null or c.last_activity_date_time < heard.at);`;

/** Who says that none of the times offered suits them was heard of, as who books one is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rejected = `v.type = 'document_rejected'
      and v.reason is distinct from 'It was not signed in time.'`;
  await runAll(
    db,
    `${hear("activities", "v.type = 'times_declined'")}
create or replace function activities_heard() returns trigger
language plpgsql security definer set search_path = public as $$
begin${hear("added", `v.type in (${heardBy}) or ${rejected}`)}
  return null;
end $$;`,
  );
}
