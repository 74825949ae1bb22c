import { type Kysely, sql } from "kysely";
import { words } from "../../search/normalise.ts";
import { runStatements } from "../run-statements.ts";

/** Records are found by the words in the company's own fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    String.raw`create function own_words(value text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', regexp_replace(public.normalise(value), '[!-/:-@\[-${"`"}{-~]+', ' ', 'g'))
$$;
-- Applications by the beginnings of words in their own fields.
create index custom_values_words on custom_values using gin (own_words(value))
  where application_id is not null;

-- Row-level security keeps the planner from the index, so the function checks the company.
create function find_by_own_words(words tsquery) returns setof bigint
language sql stable security definer set search_path = public as $$
  select v.application_id from custom_values v
    join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
  where v.application_id is not null and own_words(v.value) @@ words
    and v.company_id = current_setting('ats.company_id')::int
    and f.kind in ('text', 'choice') and not f.is_archived
$$;
`,
  );
  const { rows } = await sql<{
    company_id: number;
    candidate_id: number | null;
    job_id: number | null;
    value: string;
  }>`select v.company_id, v.candidate_id, v.job_id, v.value from custom_values v
    join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
    where v.application_id is null and f.kind in ('text', 'choice') and not f.is_archived`.execute(
    db,
  );
  for (const { company_id, candidate_id, job_id, value } of rows) {
    const tokens = [...new Set(words(value))];
    if (job_id)
      await sql`insert into job_tokens (company_id, token, job_id)
        select ${company_id}::int, token, ${job_id}::bigint from unnest(${tokens}::text[]) token
        on conflict do nothing`.execute(db);
    if (!candidate_id) continue;
    await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
      select ${company_id}::int, token, ${candidate_id}::bigint, true
      from unnest(${tokens}::text[]) token on conflict do nothing`.execute(db);
    await sql`update candidates set search_text = search_text || ${` ${tokens.join(" ")}`}::text
      where company_id = ${company_id} and id = ${candidate_id}`.execute(db);
  }
}
