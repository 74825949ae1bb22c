import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Stores all rows of all tables under a name, for {@link restoreSnapshot}. */
export async function keepSnapshot(db: Kysely<Tables>, name = "pristine"): Promise<void> {
  await sql.raw(keep(name)).execute(db);
}

/** Restores all tables to the stored rows, without their triggers. */
export async function restoreSnapshot(db: Kysely<Tables>, name = "pristine"): Promise<void> {
  await sql.raw(restore(name)).execute(db);
}

/** Triggers note each table that is written to: reading all rows of all tables took longer than a test. */
const keep = (schema: string) => `
do $$ declare name text; begin
  create schema ${schema};
  create table ${schema}."last write" as select pg_current_xact_id()::xid as id;
  create table ${schema}."sequences" as
    select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as called
    from pg_sequences where schemaname = 'public';
  create table ${schema}."written" (name text);
  create function ${schema}.note() returns trigger language plpgsql security definer as
    'begin insert into ${schema}."written" values (tg_table_name); return null; end';
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table ${schema}.%1$I as table public.%1$I', name);
    execute format('create trigger ${schema} after insert or update or delete or truncate on public.%I
      for each statement execute function ${schema}.note()', name);
    execute format('alter table public.%I enable always trigger ${schema}', name);
  end loop;
end $$`;

/** Rewrites rows only in tables that have been written to since. */
const restore = (schema: string) => `
do $$ declare name text; columns text; begin
  set local session_replication_role = replica;
  for name in select distinct written.name from ${schema}."written" loop
    execute format('delete from public.%I where age(xmin) < (select age(id) from ${schema}."last write")', name);
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into public.%1$I (%2$s) overriding system value
      select %2$s from ${schema}.%1$I on conflict do nothing', name, columns);
  end loop;
  truncate ${schema}."written";
  perform setval(format('public.%I', sequences.name)::regclass, value, called) from ${schema}.sequences
    where pg_sequence_last_value(format('public.%I', sequences.name)::regclass) is distinct from
      case when called then value end;
  update ${schema}."last write" set id = pg_current_xact_id()::xid;
end $$`;
