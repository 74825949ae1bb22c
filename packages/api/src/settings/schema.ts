/** One row for all companies. The endpoint's right decides who may write it. */
export const settingsSchema = `
create table global_settings (
  id int primary key default 1 check (id = 1),
  announcement jsonb not null
);
insert into global_settings (announcement)
  values (jsonb_build_object('enabled', false, 'uuid', gen_random_uuid(), 'message', ''));
grant select, update on global_settings to ats_company;
`;
