import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Words of the audit log are found by an index. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    String.raw`create function audit_words(type text, actor_name text, subject_name text, reason text)
returns tsvector language sql immutable as $$
  select to_tsvector('simple', regexp_replace(type || ' ' || actor_name || ' '
    || coalesce(subject_name, '') || ' ' || coalesce(reason, ''), '[!-/:-@\[-${"`"}{-~]+', ' ', 'g'))
$$;
-- Events by the beginnings of words in names, reasons and types.
create index audit_events_words on audit_events
  using gin (audit_words(type, actor_name, subject_name, reason));

-- Row-level security keeps the planner from the index, so the function checks the company.
create function find_audit_events(words tsquery) returns setof int
language sql stable security definer set search_path = public as $$
  select number from audit_events
  where audit_words(type, actor_name, subject_name, reason) @@ words
    and company_id = current_setting('ats.company_id')::int
$$;
`,
  );
