import type { Kysely } from "kysely";
import { company, runAll } from "./statements.ts";

/** Templates of one stage of a workflow, and messages found by the words of their subjects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [templates, mail]) await runAll(db, part);
}

/** A template waits for a status or for a node; of a node that is gone its name is kept. */
const templates = `
alter table templates
  add column node_id bigint,
  add column lost_stage text,
  add foreign key (company_id, node_id) references workflow_nodes,
  add check (num_nonnulls(stage, node_id, lost_stage) <= 1);
create index templates_node on templates (company_id, node_id) where node_id is not null;
create function lose_node() returns trigger language plpgsql as $$
begin
  update templates set node_id = null, lost_stage = old.name, version = version + 1
    where company_id = old.company_id and node_id = old.id;
  return old;
end $$;
create trigger workflow_nodes_lost before delete on workflow_nodes
  for each row execute function lose_node();
`;

/** Each word begins with its company, so that no other company's are read. An index finds functions by their schema alone. */
const mail = `
create function words_in_company(company_id int, value text) returns setof text
language sql immutable parallel safe as $$
  select company_id || ':' || word
    from regexp_split_to_table(public.normalise(value), '[[:space:][:punct:]]+') word where word <> ''
$$;
create function subject_words(company_id int, subject text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(select distinct public.words_in_company(company_id, subject)))
$$;
create index outgoing_mail_subject on outgoing_mail using gin (subject_words(company_id, subject));

-- Under row-level security the index would not serve: it asks for the company by itself.
create function subject_matches(term text) returns table (message_id bigint)
language sql stable security definer set search_path = public as $$
  select id from outgoing_mail
  where ${company.is("company_id")} and subject_words(company_id, subject) @@ (
    select string_agg(format('''%s'':*', word), ' & ')::tsquery
    from words_in_company(current_setting('ats.company_id')::int, term) word)
$$;
`;
