import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * Who hides in one application hides in all of theirs: a name beside the same candidate number would
 * say whose the anonymised one is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `
-- It would look at a person once for every application. All stand as they should below.
drop trigger applications_stand on applications;
-- Whether this application is why. "anonymised" says that one of the person's is: the database keeps it.
alter table applications add column hides_person boolean not null default false;
update applications set hides_person = true where anonymised;
update applications a set anonymised = true from candidates c
where c.company_id = a.company_id and c.id = a.candidate_id and c.anonymised and not a.anonymised;
create trigger applications_stand
  after insert or delete or update of status, candidate_id, hides_person on applications
  for each row execute function application_moved();
create or replace function refresh_candidates(of_company int, ids bigint[]) returns void
language sql security definer set search_path = public as $$
  -- Of two changes at once the later waits here, so that what follows sees both.
  select from candidates where company_id = of_company and id = any(ids) order by id for no key update;
  update candidates c set status_order = now.status_order, anonymised = now.anonymised,
    last_activity_date_time = greatest(c.last_activity_date_time, now.last_activity)
  from (
    select k.id, coalesce((array_agg(a.status_order order by case
          when a.status_order between 1 and 4 then a.status_order when a.status_order = 5 then 0
          when a.status_order > 5 then -1 else -2 end desc, a.status_date_time desc)
        filter (where a.id is not null))[1], -1) as status_order,
      coalesce(bool_or(a.hides_person), false) as anonymised, max(a.status_date_time) as last_activity
    from unnest(ids) k(id)
      left join applications a on a.company_id = of_company and a.candidate_id = k.id
    group by k.id) now
  where c.company_id = of_company and c.id = now.id;
  update applications a set anonymised = c.anonymised
  from candidates c
  where c.company_id = of_company and c.id = any(ids)
    and a.company_id = of_company and a.candidate_id = c.id and a.anonymised <> c.anonymised
$$;
`,
  );
}
