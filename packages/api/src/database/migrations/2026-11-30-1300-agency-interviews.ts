import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Answers to interviews, by candidates or by agencies for them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table interviews add column candidate_answer text
  check (candidate_answer in ('CONFIRMED', 'DECLINED', 'ANOTHER_TIME'));
-- Who booked a time has confirmed it.
update interviews i set candidate_answer = 'CONFIRMED' from booking_invitations b
where b.company_id = i.company_id and b.interview_id = i.id;
-- The agency that acted for the candidate.
alter table activities add column agency text;
alter table agency_notices drop constraint agency_notices_kind_check,
  add constraint agency_notices_kind_check check
    (kind in ('RELEASED', 'WITHDRAWN', 'ANSWERED', 'MOVED', 'MESSAGE', 'DISPUTE', 'INTERVIEW'));

-- Keeps the candidate's last activity. Reads and expired documents do not count.
create or replace function activities_last_activity() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update candidates c set last_activity_date_time = newest.at
  from (select a.company_id, a.candidate_id, max(v.created_date_time)
    from added v join applications a on a.company_id = v.company_id and a.id = v.application_id
    where v.type in ('applied','status_changed','note_added','rated','tagged','transferred',
  'scorecard_submitted','interview_scheduled','interview_moved','interview_changed',
  'interview_cancelled','interview_missed','interview_restored','messaged','document_sent',
  'document_signed','check_recorded','times_declined','interview_confirmed','interview_declined',
  'offer_made','offer_accepted','offer_declined') or v.type = 'document_rejected'
      and v.reason is distinct from 'It was not signed in time.' group by 1, 2) newest (company_id, id, at)
  where c.company_id = newest.company_id and c.id = newest.id
    and (c.last_activity_date_time is null or c.last_activity_date_time < newest.at);
  return null;
end $$;`,
  );
