/** The role that handlers work as. All databases of a server share it. */
export const companyRole = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'ats_company') then
    create role ats_company nologin;
  end if;
-- Another instance may create it at the same time.
exception when duplicate_object or unique_violation then null;
end $$;
grant ats_company to current_user;
grant usage on schema public to ats_company;
`;

/** Runs after the tables: identity columns need no right, but a direct `nextval` does. */
export const sequenceRights = `
grant usage on all sequences in schema public to ats_company;
`;

/** Trigger function for records whose rows are never changed or deleted. */
export const refuseChange = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Lines of % are added, never changed.', tg_table_name using errcode = '42501';
end $$;
`;
