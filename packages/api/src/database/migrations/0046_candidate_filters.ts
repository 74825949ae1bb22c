import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Candidates are found by their tags, which are the company's, and by their consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, statements);
}

const statements = `
insert into tags (company_id, label)
  select distinct on (company_id, lower(label)) company_id, label
  from candidates, unnest(tags) as label order by company_id, lower(label), label
  on conflict do nothing;
update candidates c set tags = array(
    select t.label from unnest(c.tags) with ordinality as own (label, place)
      join tags t on t.company_id = c.company_id and lower(t.label) = lower(own.label)
    group by t.label order by min(place))
  where tags <> '{}';
create index candidates_tags on candidates using gin (tags) where tags <> '{}';
create index candidates_consent on candidates (company_id, consent_date_time, id) include (status_order);

-- Under row-level security the index would not serve: it asks for the company by itself.
create function tag_matches(label text) returns table (candidate_id bigint)
language sql stable security definer set search_path = public as $$
  select id from candidates
  where ${company.is("company_id")} and tags <> '{}' and tags @> array[label]
$$;
`;
