import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The index of words in CVs also knows when their candidates were added, so that the newest are
 * found first without reading what else has the words.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
-- The day of a time since 1970, and the spans of 8, 64 and 512 days that it lies in, each kind in a
-- million of its own.
create function spans_of(at timestamptz) returns int[] language sql immutable parallel safe as $$
  select array[day, 1000000 + (day >> 3), 2000000 + (day >> 6), 3000000 + (day >> 9)]
  from (select floor(extract(epoch from at) / 86400)::int as day) days
$$;

alter table candidate_cvs add column added_in int[] not null default '{}';
update candidate_cvs v set added_in = spans_of(c.created_date_time)
from candidates c where c.company_id = v.company_id and c.id = v.candidate_id;

create function date_cv() returns trigger language plpgsql as $$
begin
  new.added_in := (select spans_of(created_date_time) from candidates
    where company_id = new.company_id and id = new.candidate_id);
  return new;
end $$;
create trigger candidate_cvs_dated before insert or update of candidate_id on candidate_cvs
  for each row execute function date_cv();

drop index candidate_cvs_words;
-- Words in CVs, and the spans of days in which their candidates were added; read by cv_matches.
create index candidate_cvs_words on candidate_cvs using gin (words, added_in);

-- The planner does not know how long the words of a CV take to read, and would read them all.
create function cv_matches(query tsquery, spans int[]) returns table (candidate_id bigint)
language sql stable security definer set search_path = public set work_mem = '64MB'
set enable_seqscan = off as $$
  select candidate_id from candidate_cvs
  where company_id = current_setting('ats.company_id', true)::int and words @@ query
    and added_in && spans
$$;

-- The first of some spans in which the planner expects so many CVs that match, and how many; null
-- where it expects fewer in each.
create function cv_span(query tsquery, spans jsonb, wanted int, out place int, out expected bigint)
language plpgsql volatile security definer set search_path = public as $$
declare plan json;
begin
  -- A loop has a variable of its own, even by the name of an answer.
  for tried in 0 .. jsonb_array_length(spans) - 1 loop
    execute format('explain (format json) select from candidate_cvs
      where company_id = %s and words @@ %L::tsquery and added_in && %L::int[]',
      current_setting('ats.company_id')::int, query,
      translate(spans ->> tried, '[]', '{}')) into plan;
    expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
    if expected >= wanted then
      place := tried;
      return;
    end if;
  end loop;
end $$;
`,
  );
