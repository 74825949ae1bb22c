import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** What is put on an application's record that somebody was heard of by; reads and time do not count. */
const heardBy = `'applied','status_changed','note_added','rated','tagged','transferred',
  'scorecard_submitted','interview_scheduled','interview_moved','interview_changed',
  'interview_cancelled','interview_missed','interview_restored','messaged','document_sent',
  'document_signed','check_recorded'`;

/** By what somebody is heard of, in the table itself or in what was added to it: of whom, and when. */
const heard: Record<string, (rows: string) => string> = {
  activities: (rows) => `select a.company_id, a.candidate_id, max(v.created_date_time)
    from ${rows} v join applications a on a.company_id = v.company_id and a.id = v.application_id
    where v.type in (${heardBy})
      or v.type = 'document_rejected' and v.reason is distinct from 'It was not signed in time.'
    group by 1, 2`,
  candidate_cvs: (rows) => `select company_id, candidate_id, max(created_date_time)
    from ${rows} group by 1, 2`,
  talent_pool_members: (rows) => `select company_id, candidate_id, max(added_date_time)
    from ${rows} group by 1, 2`,
};

const hear = (of: string) => `
  update candidates c set last_activity_date_time = heard.at
  from (${of}) heard (company_id, id, at)
  where c.company_id = heard.company_id and c.id = heard.id
    and (c.last_activity_date_time is null or c.last_activity_date_time < heard.at);`;

/**
 * When somebody was last heard of is kept by the database, whoever writes: by what stands on the
 * record of their applications, by a new CV, and by a talent pool.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, rowsOf] of Object.entries(heard))
    await runAll(
      db,
      `${hear(rowsOf(table))}
create function ${table}_heard() returns trigger
language plpgsql security definer set search_path = public as $$
begin${hear(rowsOf("added"))}
  return null;
end $$;
create trigger ${table}_heard after insert on ${table}
  referencing new table as added for each statement execute function ${table}_heard();`,
    );
}
